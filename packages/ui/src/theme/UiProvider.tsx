import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import { ClockContext, DrawnAtContext, systemClock } from "../clock/clock.ts";
import { WordContext } from "../words/useWord.ts";
import { type UiWords, wordOf } from "../words/word.ts";
import { GlobalStyle } from "./GlobalStyle.tsx";
import { HolidaysContext } from "./holidays.ts";
import { NonceContext, tellNonce } from "./nonce.ts";

export type ColorMode = "light" | "dark" | "system";

const DRAWN_AT = "tsumugi-drawn-at";
const isServer = () => typeof document === "undefined";
/** What the server wrote into the head of the page, in ms. */
const sentMoment = () => {
  const sent = document.querySelector(`meta[name="${DRAWN_AT}"]`)?.getAttribute("content");
  return sent ? Number(sent) : undefined;
};

export interface UiProviderProps {
  /** 明暗。根の要素の `data-theme` になります。`system`（既定）は OS に合わせます。 */
  colorMode?: ColorMode;
  /** いまの時刻（ミリ秒）。ストーリーとテストで止めるときに渡します。 */
  clock?: () => number;
  /**
   * サーバーで描くときの時刻（ミリ秒）。「3分前」はここから数え、動き出してから今に変わります。既定はサーバーの今で、
   * `meta` で渡ります。
   */
  now?: number;
  /**
   * ページの Content-Security-Policy の nonce。この部品とライブラリーの style 要素に付きます。`null` は、ページが
   * `styles.css` を読むときで、style 要素を足しません（`@tsumugi/ui/linked` が渡します）。
   */
  nonce?: string | null;
  /**
   * 部品が自分で言う言葉（「閉じる」「{count}件」など）の言い換え。渡さない言葉は日本語のままです。描くたびに作らず、
   * 部品の外に置いた 1 つを渡してください。
   */
  words?: UiWords;
  /**
   * 祝日の表（`YYYY-MM-DD` → 名前）を読む関数。日付の欄のカレンダーを初めて開いたときに一度だけ呼ばれます。描くたびに作らず、
   * 部品の外に置いた 1 つを渡してください。
   */
  holidays?: () => Promise<Readonly<Record<string, string>>>;
  /** アプリ全体。 */
  children: ReactNode;
}

/** Global styles and the clock of relative times. Once, around the whole app. */
export function UiProvider({
  colorMode = "system",
  clock = systemClock,
  now,
  nonce,
  words,
  holidays,
  children,
}: UiProviderProps) {
  const [drawnAt] = useState(() => now ?? (isServer() ? clock() : sentMoment()));
  const word = useMemo(() => wordOf(words), [words]);
  // Before anything below draws: what is drawn writes its rules at once.
  useState(() => nonce && !isServer() && tellNonce(nonce));
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = colorMode;
  }, [colorMode]);

  return (
    <ClockContext value={clock}>
      <DrawnAtContext value={drawnAt}>
        <NonceContext value={nonce}>
          <WordContext value={word}>
            <GlobalStyle />
            {isServer() && now === undefined && <meta name={DRAWN_AT} content={String(drawnAt)} />}
            {isServer() && nonce && <meta property="csp-nonce" nonce={nonce} />}
            <HolidaysContext value={holidays}>{children}</HolidaysContext>
          </WordContext>
        </NonceContext>
      </DrawnAtContext>
    </ClockContext>
  );
}
