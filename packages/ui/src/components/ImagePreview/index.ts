export type { ImagePreviewProps, PreviewImage } from "./ImagePreview.tsx";
export { ImagePreview } from "./LazyImagePreview.tsx";
