import { ImagePreview, PlainButton } from "@tsumugi/ui";
import { useState } from "react";
import { styled } from "styled-components";

const Frame = styled(PlainButton)`
  justify-self: start;
  padding: 0;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-sm);
  background: none;
  overflow: hidden;
  cursor: zoom-in;
  & > img {
    display: block;
    max-width: 160px;
    max-height: 120px;
    object-fit: cover;
  }
`;

export interface EvidencePictureProps {
  /** 画像のアドレス。 */
  src: string;
  /** 画像に写っているもの。ボタンの名前にもなります。 */
  alt: string;
}

/** A picture kept as evidence, small; a press shows it whole. */
export function EvidencePicture({ src, alt }: EvidencePictureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Frame type="button" aria-label={`${alt}を拡大`} onClick={() => setOpen(true)}>
        <img src={src} alt="" loading="lazy" />
      </Frame>
      {isOpen && (
        <ImagePreview
          images={[{ src, alt }]}
          index={0}
          onIndexChange={() => undefined}
          onClose={() => setOpen(false)}
          downloadable
        />
      )}
    </>
  );
}
