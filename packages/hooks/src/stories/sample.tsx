import {
  ApiProvider,
  CommentStoreProvider,
  createApiClient,
  createEmbeddedCommentStore,
  createEmbeddedSignIn,
  SessionProvider,
  SignInProvider,
  useManagedCreators,
  useSession,
} from "@tsumugi/hooks";

const baseUrl = "https://api.example.jp";
const signIn = createEmbeddedSignIn({ baseUrl });
const client = createApiClient({ baseUrl, getIdToken: signIn.getIdToken });
const comments = createEmbeddedCommentStore(client);

export function App() {
  return (
    <SignInProvider service={signIn}>
      <ApiProvider client={client}>
        <SessionProvider>
          <CommentStoreProvider store={comments}>
            <Gate />
          </CommentStoreProvider>
        </SessionProvider>
      </ApiProvider>
    </SignInProvider>
  );
}

function Gate() {
  const { status, signIn: enter } = useSession();
  if (status === "loading") return <p>読み込んでいます</p>;
  if (status === "signed_out") {
    return (
      <button type="button" onClick={() => enter("admin@example.jp", "password")}>
        サインイン
      </button>
    );
  }
  return <Creators />;
}

function Creators() {
  const { managedCreators, total, isLoading, error, refresh, hasMore, loadMore } = useManagedCreators();
  if (isLoading) return <p>読み込んでいます</p>;
  if (error) {
    return (
      <p role="alert">
        {error.message}{" "}
        <button type="button" onClick={() => refresh()}>
          再試行
        </button>
      </p>
    );
  }
  return (
    <>
      <h1>クリエイター（{total}人）</h1>
      <ul>
        {managedCreators.map((creator) => (
          <li key={creator.uid}>{creator.display_name}</li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={loadMore}>
          もっと見る
        </button>
      )}
    </>
  );
}
