import type { RouteObject } from "react-router-dom";

type Part = Exclude<keyof typeof import("../layouts/memberFrame.ts"), "default">;

/** A part of the frame around the screens of signed-in people; all parts are in one file. */
export const memberFrame = (part: Part) =>
  ({
    lazy: async () => ({ Component: (await import("../layouts/memberFrame.ts"))[part] }),
  }) satisfies RouteObject;
