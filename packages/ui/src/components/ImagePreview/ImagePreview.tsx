import * as Radix from "@radix-ui/react-dialog";
import { styled } from "styled-components";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";

const Root = styled(Radix.Content)`
  position: fixed; inset: 0; z-index: var(--tsu-z-overlay); display: grid; grid-template-rows: auto minmax(0, 1fr);
  &:focus { outline: none; }
  & > .bar {
    display: flex; align-items: center; gap: 12px; padding: 10px 16px; background: var(--tsu-drawer); color: var(--tsu-drawer-text);
    & h2 { flex: 1; min-width: 0; font-size: var(--tsu-text-md); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    & .tsu-icon-button, & .tsu-button { color: inherit; background: transparent; border-color: var(--tsu-drawer-muted); }
    & .tsu-icon-button { border-color: transparent; }
    & .tsu-icon-button:hover, & .tsu-button:hover { background: var(--tsu-drawer-hover); color: inherit; }
  }
  & > .stage { display: grid; place-items: center; padding: 24px; min-height: 0; }
  & > .stage > img { max-width: 100%; max-height: 100%; object-fit: contain; border-radius: var(--tsu-radius-md); background: var(--tsu-surface); }
`;

export interface PreviewImage {
  src: string;
  alt: string;
  /** File name; shown above and used for the download. */
  name?: string;
}

export interface ImagePreviewProps {
  /** null: closed. */
  image: PreviewImage | null;
  onClose: () => void;
  /** Offers the download. */
  downloadable?: boolean;
  onPrevious?: () => void;
  onNext?: () => void;
}

/** One image over the whole window. ← → turn, Esc closes. */
export function ImagePreview({
  image,
  onClose,
  downloadable = false,
  onPrevious,
  onNext,
}: ImagePreviewProps) {
  return (
    <Radix.Root open={image !== null} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="tsu-overlay" />
        {image && (
          <Root
            aria-describedby={undefined}
            onKeyDown={(event) => {
              if (event.key === "ArrowLeft") onPrevious?.();
              if (event.key === "ArrowRight") onNext?.();
            }}
          >
            <div className="bar">
              <Radix.Title asChild>
                <h2>{image.name ?? image.alt}</h2>
              </Radix.Title>
              {onPrevious && <IconButton icon="chevronLeft" label="前の画像" onClick={onPrevious} />}
              {onNext && <IconButton icon="chevronRight" label="次の画像" onClick={onNext} />}
              {downloadable && (
                <Button asChild size="sm" icon="download">
                  <a href={image.src} download={image.name ?? ""}>
                    ダウンロード
                  </a>
                </Button>
              )}
              <Radix.Close asChild>
                <IconButton icon="close" label="閉じる" />
              </Radix.Close>
            </div>
            <div className="stage">
              <img src={image.src} alt={image.alt} />
            </div>
          </Root>
        )}
      </Radix.Portal>
    </Radix.Root>
  );
}
