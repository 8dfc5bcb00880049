import { lazily } from "../lazily.tsx";

/** Images over the whole window, with their names. Loaded behind the page, for nothing is seen before it opens. */
export const ImagePreview = lazily(
  async () => (await import("./ImagePreview.tsx")).ImagePreview,
  () => null,
);
