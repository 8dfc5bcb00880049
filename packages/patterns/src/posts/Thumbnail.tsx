import type { Platform } from "@tsumugi/contract";
import { useState } from "react";
import { styled } from "styled-components";
import { PlatformIcon } from "../shared/PlatformIcon.tsx";

const Root = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 64px;
  height: 48px;
  overflow: hidden;
  border-radius: var(--tsu-radius-md);
  background: var(--tsu-brand-soft);
  color: var(--tsu-brand-text);
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export interface ThumbnailProps {
  src: string | null;
  platform: Platform;
  /** On paper: a picture that waits for being scrolled to would not be there when the sheets are printed. */
  eager?: boolean;
}

/** Picture of a post; the platform's sign where there is none. */
export function Thumbnail({ src, platform, eager = false }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Root>
      <PlatformIcon platform={platform} size={22} />
      {src && src !== failed && (
        <img src={src} alt="" loading={eager ? "eager" : "lazy"} onError={() => setFailed(src)} />
      )}
    </Root>
  );
}
