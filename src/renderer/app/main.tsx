import "../bridge/zod-jitless";
import "../theme/theme.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { chooseClient } from "../bridge/choose-client";
import { presents } from "../bridge/passes";
import { App } from "./App";
import { PresentApp } from "./present/PresentApp";
import { startSession } from "./session";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const Page = presents(window) ? PresentApp : App;
createRoot(root).render(
  <StrictMode>
    <Page session={startSession(chooseClient(window))} />
  </StrictMode>,
);
