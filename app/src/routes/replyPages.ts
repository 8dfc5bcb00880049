import type { RouteObject } from "react-router-dom";
import { paths } from "../paths.ts";
import { lazyRoute } from "../routing/lazyRoute.tsx";
import { WhileLoading } from "../routing/WhileLoading.tsx";
import { page } from "./page.ts";

/** The screen of a creator, who has no account. */
export const replyPages: RouteObject = {
  ...lazyRoute(async () => (await import("../providers/ReplyScope.tsx")).ReplyScope),
  children: [
    {
      Component: WhileLoading,
      children: [
        page(paths.reply.path, async () => (await import("../pages/ReplyPage/ReplyPage.tsx")).ReplyPage),
      ],
    },
  ],
};
