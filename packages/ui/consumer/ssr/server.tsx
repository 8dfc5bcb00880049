import { Writable } from "node:stream";
import { UiProvider as LinkedUiProvider } from "@tsumugi/ui/linked";
import { UiProvider } from "@tsumugi/ui/theme";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { Sample } from "./Sample.tsx";

/** What the page adds by itself, for a policy of hashes. */
export { css } from "./brand.ts";

export interface Drawn {
  /** Style tags for the head. */
  head: string;
  body: string;
}

/** As a whole. React gives a nonce to streams only: this is for a page without a strict policy. */
export function drawString(moment: number): Drawn {
  const sheet = new ServerStyleSheet();
  const page = (
    <UiProvider>
      <Sample moment={moment} />
    </UiProvider>
  );
  const body = renderToString(sheet.collectStyles(page));
  return { head: sheet.getStyleTags(), body };
}

/** Piece by piece; styled-components puts its rules between the pieces. */
export async function drawStream(moment: number, nonce: string): Promise<Drawn> {
  const sheet = new ServerStyleSheet({ nonce });
  const page = (
    <UiProvider nonce={nonce}>
      <Sample moment={moment} />
    </UiProvider>
  );
  const pieces: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(sheet.collectStyles(page), {
      nonce: { script: nonce, style: nonce },
      onShellReady: () => {
        const out = new Writable({
          write: (piece, _, done) => {
            pieces.push(String(piece));
            done();
          },
        });
        sheet.interleaveWithNodeStream(stream).pipe(out).on("finish", resolve);
      },
      onError: reject,
    });
  });
  // styled-components looks for it as it loads, before React has drawn anything.
  return { head: `<meta property="csp-nonce" nonce="${nonce}">`, body: pieces.join("") };
}

/** For a page that links the files. */
export const links = '<link rel="stylesheet" href="/ui.css"><link rel="stylesheet" href="/patterns.css">';

/** Without a style element. */
export const drawLinked = (moment: number): Drawn => ({
  head: links,
  body: renderToString(
    <LinkedUiProvider>
      <Sample moment={moment} />
    </LinkedUiProvider>,
  ),
});
