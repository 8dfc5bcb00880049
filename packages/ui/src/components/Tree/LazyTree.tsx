import { lazily } from "../lazily.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** Loaded when a tree is first drawn; lines stand there until then. */
export const Tree = lazily(
  async () => (await import("./Tree.tsx")).Tree,
  () => <Skeleton shape="paragraph" count={5} />,
);
