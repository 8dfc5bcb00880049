import {
  ApiProvider,
  CommentStoreProvider,
  createApiClient,
  createReplyCommentStore,
  DataScope,
  tabArea,
} from "@tsumugi/hooks";
import { useMemo, useState } from "react";
import { Navigate, Outlet, useParams } from "react-router-dom";
import { paths } from "../paths.ts";

/** A secret and, behind a dot, another job that it opens. Messengers take the signs behind an address for a part of it. */
const TOKEN = /^[\w-]+(?:\.[\w-]+)?/;

/** The creator's page knows no account: its token stands for one job, and for nothing else. */
export function ReplyScope() {
  const { token: given = "" } = useParams();
  const token = TOKEN.exec(given)?.[0] ?? given;
  const [client] = useState(() => createApiClient({ getIdToken: async () => null }));
  const commentStore = useMemo(() => createReplyCommentStore(client, token), [client, token]);
  if (token !== given) return <Navigate replace to={paths.reply.getHref(token)} />;
  return (
    <ApiProvider client={client}>
      <DataScope key={token}>
        <CommentStoreProvider store={commentStore} scope={`reply.${token}`} storage={tabArea}>
          <Outlet />
        </CommentStoreProvider>
      </DataScope>
    </ApiProvider>
  );
}
