import { renderToString } from "react-dom/server";
import { ServerStyleSheet } from "styled-components";
import { EntrancePage } from "./src/entrance/EntrancePage.tsx";
import { SIGN_IN_TITLE } from "./src/entrance/SignInScreen.tsx";
import { paths } from "./src/paths.ts";
import { windowTitle } from "./src/shared/usePageTitle.ts";

/** What React puts before the page, and moves to the head in a browser. */
const OF_HEAD = /^(?:<style\b[\s\S]*?<\/style>|<meta\b[^>]*>)/;
/** The moment of drawing, for relative times: this page has none, and is shown long after. */
const MOMENT = /<meta name="tsumugi-drawn-at"[^>]*>/;
const SUBMIT = ' type="submit"';

/**
 * The sign-in page of who comes with no more than its address, as HTML: its title, its styles for the head, and what stands in
 * `#root`. Run by the build. The button cannot be pressed until `sentForm` listens.
 */
export function prerender(): { title: string; head: string; body: string } {
  const sheet = new ServerStyleSheet();
  const page = <EntrancePage next={paths.home.path} defaultEmail="" signIn={() => Promise.resolve()} />;
  let body = renderToString(sheet.collectStyles(page));
  let head = "";
  for (let found = OF_HEAD.exec(body); found; found = OF_HEAD.exec(body)) {
    head += found[0];
    body = body.slice(found[0].length);
  }
  if (body.split(SUBMIT).length !== 2) throw new Error("The sign-in page has one button that submits.");
  return {
    title: windowTitle(SIGN_IN_TITLE),
    head: head.replace(MOMENT, "") + sheet.getStyleTags(),
    body: body.replace(SUBMIT, `${SUBMIT} disabled`),
  };
}
