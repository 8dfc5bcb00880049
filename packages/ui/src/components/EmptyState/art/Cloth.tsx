interface ClothProps {
  x: number;
  y: number;
  cols: number;
  rows: number;
  /** Crossings that stay open, by their middle. */
  skip?: (x: number, y: number) => boolean;
}

/** Distance of two threads. */
export const PITCH = 9;
const HALF = 3.1;

/** Plain weave: at each crossing the thread that lies on top, weft and warp by turns. */
export function Cloth({ x, y, cols, rows, skip = () => false }: ClothProps) {
  let weft = "";
  let warp = "";
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const [cx, cy] = [x + col * PITCH, y + row * PITCH];
      if (skip(cx, cy)) continue;
      if ((row + col) % 2) weft += `M${cx - HALF} ${cy}h${HALF * 2}`;
      else warp += `M${cx} ${cy - HALF}v${HALF * 2}`;
    }
  }
  return (
    <>
      <path d={warp} stroke="var(--tsu-brand-line)" strokeWidth="4" />
      <path d={weft} stroke="var(--tsu-brand-text)" strokeWidth="4" />
    </>
  );
}

/** Warp threads without a weft. */
export const Warp = ({ x, y, cols, length }: { x: number; y: number; cols: number; length: number }) => (
  <path
    d={Array.from({ length: cols }, (_, col) => `M${x + col * PITCH} ${y}v${length}`).join("")}
    stroke="var(--tsu-brand-line)"
    strokeWidth="2"
  />
);

/** The one 柿 thread of each picture. */
export const Thread = ({ d, dashed = false }: { d: string; dashed?: boolean }) => (
  <path d={d} stroke="var(--tsu-thread)" strokeWidth="4" strokeDasharray={dashed ? "0.1 8" : undefined} />
);

/** Beam of the loom. */
export const Beam = ({ y }: { y: number }) => (
  <path d={`M16 ${y}h112`} stroke="var(--tsu-brand-line)" strokeWidth="5" />
);
