import { Icon } from "@tsumugi/ui";
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  position: fixed;
  left: var(--drop-left);
  top: var(--drop-top);
  width: var(--drop-width);
  height: var(--drop-height);
  z-index: 3;
  pointer-events: none;
  display: grid;
  place-items: center;
  padding: 12px;
  & > div {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 6px;
    width: 100%;
    height: 100%;
    border: 2px dashed var(--tsu-brand-text);
    border-radius: var(--tsu-radius-lg);
    background: color-mix(in srgb, var(--tsu-surface) 88%, transparent);
    color: var(--tsu-brand-text);
    font-weight: 600;
    text-align: center;
  }
  & small {
    color: var(--tsu-text-muted);
    font-weight: 400;
  }
`;

export interface ImageDropProps {
  /** Inside what takes drops: its parent, the whole open room. */
  anchor: RefObject<HTMLElement | null>;
  onDrop: (files: File[]) => void;
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Takes pictures dropped anywhere over the open room, and says so while they are held over it. */
export function ImageDrop({ anchor, onDrop }: ImageDropProps) {
  const [area, setArea] = useState<DOMRect | null>(null);
  const latest = useRef(onDrop);
  latest.current = onDrop;

  useEffect(() => {
    const room = anchor.current?.parentElement;
    if (!room) return;
    const listening = new AbortController();
    const on = (type: "dragenter" | "dragover" | "dragleave" | "drop", run: (event: DragEvent) => void) =>
      room.addEventListener(type, (event) => hasFiles(event) && run(event), { signal: listening.signal });
    on("dragenter", () => setArea(room.getBoundingClientRect()));
    // Without this the browser would open the file in place of the page.
    on("dragover", (event) => event.preventDefault());
    on("dragleave", (event) => {
      const next = event.relatedTarget;
      if (!(next instanceof Node && room.contains(next))) setArea(null);
    });
    on("drop", (event) => {
      event.preventDefault();
      setArea(null);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    });
    return () => listening.abort();
  }, [anchor]);

  if (!area) return null;
  const px = (value: number) => `${value}px`;
  return (
    <Root
      style={
        {
          "--drop-left": px(area.left),
          "--drop-top": px(area.top),
          "--drop-width": px(area.width),
          "--drop-height": px(area.height),
        } as CSSProperties
      }
    >
      <div>
        <Icon name="image" size={28} />
        ここに画像をドロップ
        <small>JPEG・PNG・WebP、1枚10MBまで</small>
      </div>
    </Root>
  );
}
