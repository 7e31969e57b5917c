import type { SolverAnswer, SolverQuestion } from "./solver-worker";

/** What of a worker is used, so that a test may put another in its place. */
export interface SolverWorker {
  onmessage: ((event: MessageEvent<SolverAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: SolverQuestion): void;
  terminate(): void;
}

const startWorker = (): SolverWorker => new Worker(new URL("./solver-worker.ts", import.meta.url), { type: "module" });

/** Asks the solver one thing; answers what gives it up. Each question has a worker of its own, which ends with it. */
export function askSolver(
  question: SolverQuestion,
  onAnswer: (answer: SolverAnswer) => void,
  start: () => SolverWorker = startWorker,
): () => void {
  let worker: SolverWorker | null;
  try {
    worker = start();
  } catch (error) {
    onAnswer({ what: "failed", error: error instanceof Error ? error.message : String(error) });
    return () => undefined;
  }
  const end = () => {
    worker?.terminate();
    worker = null;
  };
  const tell = (answer: SolverAnswer) => {
    if (!worker) return;
    if (answer.what !== "progress") end();
    onAnswer(answer);
  };
  worker.onmessage = ({ data }) => tell(data);
  worker.onerror = (event) => tell({ what: "failed", error: event.message });
  worker.postMessage(question);
  return end;
}
