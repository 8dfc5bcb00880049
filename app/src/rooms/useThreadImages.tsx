import type { Comment } from "@tsumugi/hooks";
import { ImagePreview } from "@tsumugi/ui";
import { type ReactNode, useMemo, useState } from "react";

export interface ThreadImages {
  /** For `onImageOpen` of the thread. */
  readonly openImage: (image: { src: string }) => void;
  /** The window; draw it anywhere beside the thread. */
  readonly preview: ReactNode;
}

/** All images of a thread, one after the other. The one shown is kept by its address: older ones may load meanwhile. */
export function useThreadImages(comments: readonly Comment[]): ThreadImages {
  const [src, setSrc] = useState<string | null>(null);
  const images = useMemo(
    () =>
      comments
        .filter((comment) => !comment.deleted)
        .flatMap((comment) => comment.images)
        .map(({ url, name }) => ({ src: url, alt: name, name })),
    [comments],
  );
  const index = images.findIndex((image) => image.src === src);
  const preview = (
    <ImagePreview
      images={images}
      index={index < 0 ? null : index}
      onIndexChange={(next) => setSrc(images[next]?.src ?? null)}
      onClose={() => setSrc(null)}
      downloadable
    />
  );
  return { openImage: (image) => setSrc(image.src), preview };
}
