import { useState } from "react";
import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { ReplyPage } from "../pages/ReplyPage/ReplyPage.tsx";
import { paths } from "../paths.ts";
import { ReplyScope } from "../providers/ReplyScope.tsx";
import { AppRouter } from "../routing/AppRouter.tsx";

const routes = [{ element: <ReplyScope />, children: [{ path: paths.reply.path, element: <ReplyPage /> }] }];

/** The page of a creator's reply link, as the app opens it. `at`: the address. */
export function ReplyFrame({ at = paths.reply.getHref("token") }: { readonly at?: string }) {
  const [history] = useState(() => createMemoryHistory({ initialEntries: [at], v5Compat: true }));
  return <AppRouter routes={routes} history={history} />;
}
