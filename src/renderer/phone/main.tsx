import "../bridge/zod-jitless";
import "../theme/phone.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { browserClient } from "../bridge/browser-client";
import { openDoor } from "./door/door";
import { PhoneApp } from "./PhoneApp";

const root = document.getElementById("root");
if (!root) throw new Error("join.html has no #root");

createRoot(root).render(
  <StrictMode>
    <PhoneApp door={openDoor(window, (pass) => browserClient(window, pass))} />
  </StrictMode>,
);
