import type { ReactElement } from "react";
import { Beam, Cloth, PITCH, Thread, Warp } from "./Cloth.tsx";

const LEFT = 27;

/** The shuttle that carries the thread through the warp. */
const Shuttle = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y}c7-7 19-7 26 0c-7 7-19 7-26 0Z`}
    fill="var(--tsu-thread)"
    stroke="var(--tsu-thread)"
    strokeWidth="2"
    strokeLinejoin="round"
  />
);

const Spool = ({ x, y }: { x: number; y: number }) => (
  <>
    <path
      d={`M${x - 13} ${y - 17}h26M${x - 13} ${y + 17}h26`}
      stroke="var(--tsu-brand-text)"
      strokeWidth="5"
    />
    <Thread d={`M${x - 8} ${y - 7}l16-3M${x - 8} ${y + 1}l16-3M${x - 8} ${y + 9}l16-3`} />
  </>
);

/** A loom with a cloth just started and the shuttle moving. */
const none = (
  <>
    <Beam y={12} />
    <Warp x={LEFT} y={17} cols={11} length={38} />
    <Cloth x={LEFT} y={68} cols={11} rows={3} />
    <Thread d="M23 59h8M41 59h8M59 59h8" />
    <Thread d="M77 59h12" />
    <Shuttle x={91} y={59} />
  </>
);

const lens = { x: 68, y: 44, r: 21 };

/** A cloth with a magnifying glass that shows nothing. */
const noMatch = (
  <>
    <Cloth
      x={LEFT}
      y={14}
      cols={11}
      rows={9}
      skip={(x, y) =>
        Math.hypot(x - lens.x, y - lens.y) < lens.r + 7 || Math.abs(x - y - 24) + Math.max(0, 62 - y) * 9 < 13
      }
    />
    <circle cx={lens.x} cy={lens.y} r={lens.r} stroke="var(--tsu-thread)" strokeWidth="4" />
    <Thread d="M84 60c6 6 9 10 12 20" />
    <Thread d="M60 44h16" dashed />
  </>
);

/** The thread has torn in the middle of the cloth. */
const error = (
  <>
    <Cloth x={LEFT} y={14} cols={11} rows={3} />
    <Cloth x={LEFT} y={68} cols={11} rows={3} />
    <Thread d="M14 50h38c8 0 8-8 14-9M52 50c6 0 8 4 9 9" />
    <Thread d="M130 52H92c-8 0-8 8-14 9M92 52c-5 0-8-4-9-9" />
  </>
);

/** A patch tied shut. */
const locked = (
  <>
    <path
      d="M38 50h68a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V56a6 6 0 0 1 6-6Z"
      stroke="var(--tsu-brand-text)"
      strokeWidth="4"
    />
    <Cloth x={45} y={58.5} cols={7} rows={4} skip={(x, y) => Math.hypot(x - 72, y - 72) < 11} />
    <Thread d="M52 48V34a20 20 0 0 1 40 0v14" />
    <Thread d="M72 69v6" />
  </>
);

/** The thread has run off its spool and asks where to. */
const notFound = (
  <>
    <Spool x={40} y={58} />
    <Thread d="M48 64c14 10 26 22 40 22 18 0 22-10 22-16" />
    <Thread d="M94 32c0-11 8-17 16-17s16 6 16 15c0 11-16 11-16 23" />
    <path d="M16 86h52" stroke="var(--tsu-brand-line)" strokeWidth="4" />
  </>
);

const tick = (x: number, y: number) => {
  const near = (ax: number, ay: number, bx: number, by: number) => {
    const t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
    const at = Math.min(1, Math.max(0, t));
    return Math.hypot(x - ax - at * (bx - ax), y - ay - at * (by - ay));
  };
  return Math.min(near(52, 48, 66, 61), near(66, 61, 94, 29)) < 8.5;
};

/** The cloth is finished, with its fringe, and a tick sewn on. */
const done = (
  <>
    <Cloth x={LEFT} y={14} cols={11} rows={8} skip={tick} />
    <path
      d={Array.from({ length: 11 }, (_, col) => `M${LEFT + col * PITCH} 88v8`).join("")}
      stroke="var(--tsu-brand-line)"
      strokeWidth="3"
    />
    <Thread d="M52 48l14 13 28-32" />
  </>
);

/** Two spools, and the thread between them does not arrive. */
const offline = (
  <>
    <Spool x={32} y={42} />
    <Spool x={112} y={42} />
    <Thread d="M40 48c6 20 14 26 22 28" />
    <Thread d="M70 78h14" dashed />
    <Thread d="M104 48c-3 10-6 16-10 20" />
    <path d="M16 92h112" stroke="var(--tsu-brand-line)" strokeWidth="4" />
  </>
);

export const scenes = { none, noMatch, error, locked, notFound, done, offline } satisfies Record<
  string,
  ReactElement
>;
