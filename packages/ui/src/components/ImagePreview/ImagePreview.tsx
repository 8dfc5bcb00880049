import * as Radix from "@radix-ui/react-dialog";
import { type KeyboardEvent, useRef } from "react";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { ClosedByBack } from "../ClosedByBack.tsx";
import { Overlay } from "../Dialog/Overlay.tsx";
import { type Opener, openerOf, returnFocus, surroundingOf } from "../Dialog/opener.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { OverlayStyle } from "../OverlayStyle.ts";
import { PreviewRoot } from "./ImagePreview.styles.ts";
import { PreviewStage, type StageHandle } from "./PreviewStage.tsx";

export interface PreviewImage {
  /** 画像のアドレス。 */
  src: string;
  /** 写っているもの。 */
  alt: string;
  /** ファイルの名前。上に出て、ダウンロードするときの名前になります。 */
  name?: string;
}

export interface ImagePreviewProps {
  /** すべての画像。順に。 */
  images: readonly PreviewImage[];
  /** 見せている画像の番号。null なら閉じています。 */
  index: number | null;
  /** ほかの画像に移るとき。 */
  onIndexChange: (index: number) => void;
  /** 閉じるとき。 */
  onClose: () => void;
  /** 見せている画像のダウンロードを出します。 */
  downloadable?: boolean;
  /** 描く先の要素。カタログなどで使い、そのときはモーダルになりません。既定は画面全体。 */
  container?: HTMLElement;
}

/**
 * Images over the whole window, with their names. ← → change the image, + − 0 zoom, Esc closes and restores
 * the focus When enlarged, the arrow keys and dragging move the image.
 */
export function ImagePreview({ images, index, onIndexChange, onClose, ...props }: ImagePreviewProps) {
  const word = useWord();
  const { downloadable, container } = props;
  const stage = useRef<StageHandle>(null);
  const opener = useRef<Opener>({ element: null, surrounding: null });
  const image = index === null ? undefined : images[index];
  const hasMany = images.length > 1;

  const turn = (by: -1 | 1) => {
    const next = (index ?? 0) + by;
    if (images[next]) onIndexChange(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (stage.current?.takeKey(event.key)) event.preventDefault();
    else if (event.key === "ArrowLeft") turn(-1);
    else if (event.key === "ArrowRight") turn(1);
  };

  return (
    <Radix.Root
      open={image !== undefined}
      onOpenChange={(open) => !open && onClose()}
      modal={container === undefined}
    >
      <Radix.Portal container={container}>
        {!container && <Overlay />}
        {image && index !== null && (
          <PreviewRoot
            aria-describedby={undefined}
            onInteractOutside={(event) => container && event.preventDefault()}
            onKeyDown={handleKeyDown}
            onOpenAutoFocus={(event) => {
              const element = openerOf(document.activeElement);
              opener.current = { element, surrounding: surroundingOf(element) };
              event.preventDefault();
              (event.currentTarget as HTMLElement | null)?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              returnFocus(opener.current);
            }}
          >
            <OverlayStyle />
            <ClosedByBack />
            <div className="bar">
              <Radix.Title asChild>
                <h2>{image.name ?? image.alt}</h2>
              </Radix.Title>
              {hasMany && (
                <span className="count" role="status">
                  <span className="tsu-hidden">
                    {image.name ?? image.alt}
                    {word("、")}
                  </span>
                  {index + 1} / {images.length}
                </span>
              )}
              {downloadable && (
                <Button asChild size="sm" icon="download" className="download">
                  <a href={image.src} download={image.name ?? ""}>
                    {word("ダウンロード")}
                  </a>
                </Button>
              )}
              <Radix.Close asChild>
                <IconButton icon="close" label={word("閉じる")} />
              </Radix.Close>
            </div>
            <PreviewStage key={`${index}-${image.src}`} ref={stage} image={image} onTurn={turn}>
              {hasMany &&
                (["previous", "next"] as const).map((to) => (
                  <IconButton
                    key={to}
                    className="turn"
                    data-to={to}
                    size="lg"
                    icon={to === "previous" ? "chevronLeft" : "chevronRight"}
                    label={word(to === "previous" ? "前の画像" : "次の画像")}
                    aria-disabled={!images[index + (to === "previous" ? -1 : 1)] || undefined}
                    onPointerDown={(event) => event.stopPropagation()}
                    onDoubleClick={(event) => event.stopPropagation()}
                    onClick={() => turn(to === "previous" ? -1 : 1)}
                  />
                ))}
            </PreviewStage>
          </PreviewRoot>
        )}
      </Radix.Portal>
    </Radix.Root>
  );
}
