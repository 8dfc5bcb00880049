import { lazyRoute } from "../routing/lazyRoute.tsx";

type Part = Exclude<keyof typeof import("../layouts/memberFrame.ts"), "default">;

/** A part of the frame around the screens of signed-in people; all parts are in one file. */
export const memberFrame = (part: Part) =>
  lazyRoute(async () => (await import("../layouts/memberFrame.ts"))[part]);
