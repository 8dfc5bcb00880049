import type { RouteObject } from "react-router-dom";
import { paths } from "../paths.ts";
import { page } from "./page.ts";

/** The screen of a creator, who has no account. */
export const replyPages: RouteObject = {
  lazy: async () => ({ Component: (await import("../providers/ReplyScope.tsx")).ReplyScope }),
  children: [
    page(paths.reply.path, async () => (await import("../pages/ReplyPage/ReplyPage.tsx")).ReplyPage),
  ],
};
