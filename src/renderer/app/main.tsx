import "../bridge/zod-jitless";
import "../theme/theme.css";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { chooseClient } from "../bridge/choose-client";
import { presents } from "../bridge/passes";
import { App } from "./App";
import { startSession } from "./session";

const PresentApp = lazy(() => import("./present/PresentApp").then(({ PresentApp }) => ({ default: PresentApp })));

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const Page = presents(window) ? PresentApp : App;
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={null}>
      <Page session={startSession(chooseClient(window))} />
    </Suspense>
  </StrictMode>,
);
