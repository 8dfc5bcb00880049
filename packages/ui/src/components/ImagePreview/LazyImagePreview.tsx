import { lazily } from "../lazily.tsx";

/**
 * Images over the whole window, with their names. Loaded in the background, because nothing is shown before
 * it opens.
 */
export const ImagePreview = lazily(
  async () => (await import("./ImagePreview.tsx")).ImagePreview,
  () => null,
);
