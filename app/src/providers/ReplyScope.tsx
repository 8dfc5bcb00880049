import {
  ApiProvider,
  CommentStoreProvider,
  createApiClient,
  createReplyCommentStore,
  DataScope,
} from "@tsumugi/hooks";
import { useMemo, useState } from "react";
import { Outlet, useParams } from "react-router-dom";

/** A link may be opened on anybody's phone: what is not sent yet goes with the tab. */
const ofThisTab = () => sessionStorage;

/** The creator's page knows no account: its token stands for one job, and for nothing else. */
export function ReplyScope() {
  const { token = "" } = useParams();
  const [client] = useState(() => createApiClient({ getIdToken: async () => null }));
  const commentStore = useMemo(() => createReplyCommentStore(client, token), [client, token]);
  return (
    <ApiProvider client={client}>
      <DataScope key={token}>
        <CommentStoreProvider store={commentStore} scope={`reply.${token}`} storage={ofThisTab}>
          <Outlet />
        </CommentStoreProvider>
      </DataScope>
    </ApiProvider>
  );
}
