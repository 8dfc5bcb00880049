import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { UiProvider } from "../../src/index.ts";
import { NOW } from "./plainFormat.ts";

let show: (node: ReactNode) => void = () => {};

function Stage() {
  const [node, setNode] = useState<ReactNode>(null);
  show = setNode;
  return node;
}

export const stage = document.getElementById("stage") as HTMLElement;

/** One provider, mounted before anything is measured, stands around every subject. */
export function openStage() {
  flushSync(() =>
    createRoot(stage).render(
      <UiProvider colorMode="light" clock={() => NOW}>
        <Stage />
      </UiProvider>,
    ),
  );
}

/** Into the DOM, with styles and layout worked out, and nothing left for later. */
export function draw(node: ReactNode) {
  flushSync(() => show(node));
  return document.body.offsetHeight;
}

/** Runs in a task of its own: only then does the browser book the time as script. */
export const inTask = <T,>(work: () => T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(work()), 0));

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Until what was changed has been painted. */
export async function painted() {
  await frame();
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** One step per frame; gives the ms from frame to frame. */
export async function everyFrame(count: number, step: (index: number) => void): Promise<number[]> {
  const times: number[] = [];
  let last = await frame();
  for (let index = 0; index < count; index++) {
    step(index);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}
