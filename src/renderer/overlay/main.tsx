import "../bridge/zod-jitless";
import "./styles/page.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { keepPage } from "./keep/keep-page";
import { OverlayPage } from "./OverlayPage";
import { overlayClient } from "./overlay-client";
import { readQuery } from "./query";
import { startShow } from "./show";

const root = document.getElementById("root");
if (!root) throw new Error("overlay.html has no #root");

const read = readQuery(location.search);
// The token stays in the address: a streaming program loads it again and again.
const token = location.hash.slice(1);
// An address with another token, typed over this one, changes the fragment and loads nothing.
addEventListener("hashchange", () => location.reload());

const show = read.ok ? startShow(overlayClient({ origin: location.origin, token, query: read.query })) : null;

if (read.ok) void keepPage(window);

createRoot(root).render(
  <StrictMode>
    <OverlayPage read={read} show={show} />
  </StrictMode>,
);
