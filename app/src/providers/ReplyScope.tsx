import {
  ApiProvider,
  CommentStoreProvider,
  createApiClient,
  createReplyCommentStore,
  DataScope,
  tabArea,
} from "@tsumugi/hooks";
import { useMemo, useState } from "react";
import { Outlet, useParams } from "react-router-dom";

/** The creator's page knows no account: its token stands for one job, and for nothing else. */
export function ReplyScope() {
  const { token = "" } = useParams();
  const [client] = useState(() => createApiClient({ getIdToken: async () => null }));
  const commentStore = useMemo(() => createReplyCommentStore(client, token), [client, token]);
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
