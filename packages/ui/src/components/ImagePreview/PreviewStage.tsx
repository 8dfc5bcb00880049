import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import type { PreviewImage } from "./ImagePreview.tsx";
import { usePanZoom } from "./usePanZoom.ts";
import { MAX_SCALE } from "./zoom.ts";

/** px that an arrow key moves an enlarged image by. */
const NUDGE = 80;
const nudges: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
};

export interface StageHandle {
  /** Handles a key that zooms or moves; returns false for other keys. */
  takeKey: (key: string) => boolean;
}

export interface PreviewStageProps {
  ref: Ref<StageHandle>;
  image: PreviewImage;
  onTurn: (by: -1 | 1) => void;
  /** Rendered over the stage: the buttons at its sides. */
  children?: ReactNode;
}

/** One image with zoom, loading and error state. Use one per image, with the image's `key`. */
export function PreviewStage({ ref, image, onTurn, children }: PreviewStageProps) {
  const word = useWord();
  const stage = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const { view, handlers, move, zoomIn, zoomOut, reset } = usePanZoom(stage, onTurn);
  const isEnlarged = view.scale > 1;
  const isMoved = view.x !== 0 || view.y !== 0 || view.scale !== 1;
  const place = isMoved
    ? { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }
    : undefined;

  useImperativeHandle(ref, () => ({
    takeKey: (key) => {
      if (key === "+" || key === "=" || key === ";") zoomIn();
      else if (key === "-") zoomOut();
      else if (key === "0") reset();
      else if (isEnlarged && nudges[key]) move(nudges[key]);
      else return false;
      return true;
    },
  }));

  return (
    <>
      <div
        className="stage"
        ref={stage}
        data-state={state}
        data-enlarged={isEnlarged || undefined}
        {...(state === "shown" ? handlers : {})}
      >
        {state === "loading" && <Spinner size={32} label={word("画像を読み込み中")} />}
        {state === "failed" ? (
          <div className="failed" role="alert">
            <Icon name="image" size={32} />
            <p>{word("画像を表示できませんでした。接続を確かめて、もう一度お試しください。")}</p>
            <Button
              icon="refresh"
              onClick={() => {
                setAttempt(attempt + 1);
                setState("loading");
              }}
            >
              {word("もう一度読み込む")}
            </Button>
          </div>
        ) : (
          <img
            key={attempt}
            src={image.src}
            alt={image.alt}
            draggable={false}
            style={place}
            onLoad={() => setState("shown")}
            onError={() => setState("failed")}
          />
        )}
        {children}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not a set of fields */}
      <div className="zoom" role="group" aria-label={word("拡大と縮小")}>
        <IconButton
          icon="minus"
          label={word("縮小")}
          aria-disabled={!isEnlarged || undefined}
          onClick={zoomOut}
        />
        <button type="button" className="scale" onClick={reset} title={word("全体を表示")}>
          {Math.round(view.scale * 100)}%<span className="tsu-hidden">{word("、") + word("全体を表示")}</span>
        </button>
        <IconButton
          icon="plus"
          label={word("拡大")}
          aria-disabled={view.scale >= MAX_SCALE || undefined}
          onClick={zoomIn}
        />
      </div>
    </>
  );
}
