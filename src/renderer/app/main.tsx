import "../bridge/zod-jitless";
import "../theme/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { chooseClient } from "../bridge/choose-client";
import { App } from "./App";
import { startSession } from "./session";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <App session={startSession(chooseClient(window))} />
  </StrictMode>,
);
