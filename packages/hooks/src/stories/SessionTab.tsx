import { Badge, Banner, Button, FormField, Select, Skeleton, Stack, TextField } from "@tsumugi/ui";
import { type FormEvent, useState } from "react";
import { ApiProvider } from "../core/ApiProvider.tsx";
import { createApiClient } from "../core/apiClient.ts";
import { useManagedCreators } from "../modules/managed-creators/useManagedCreators.ts";
import { createEmbeddedSignIn } from "../modules/session/embeddedSignIn.ts";
import { SessionProvider } from "../modules/session/SessionProvider.tsx";
import { SignInProvider } from "../modules/session/SignInProvider.tsx";
import { SESSION_KEY, type SessionStorageArea } from "../modules/session/storedSession.ts";
import { useBelongingCompanies } from "../modules/session/useBelongingCompanies.ts";
import { useSession } from "../modules/session/useSession.ts";
import { useSwitchCompany } from "../modules/session/useSwitchCompany.ts";
import { useStage } from "./createStage.ts";
import { HookValues } from "./HookValues.tsx";
import { settingsOn } from "./StageScope.tsx";

/** What the tabs of one browser share. A page is told only of other pages' writes, so the story says so itself. */
export function sharedSession(first: string | null): SessionStorageArea {
  let held = first;
  const write = (value: string | null) => {
    held = value;
    queueMicrotask(() => window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY })));
  };
  return { getItem: () => held, setItem: (_, value) => write(value), removeItem: () => write(null) };
}

function SignInForm({ email }: { email?: string | undefined }) {
  const { signIn } = useSession();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void signIn(email ?? "admin@demo.tsumugi.test", "tsumugi-demo").catch(() => undefined);
  };
  return (
    <form onSubmit={submit}>
      <Button type="submit" variant="primary">
        {email ? "もう一度サインインする" : "サインインする"}
      </Button>
    </form>
  );
}

function Companies() {
  const { companies } = useBelongingCompanies();
  const { switchCompany } = useSwitchCompany();
  const active = companies.find((one) => one.active)?.uid ?? "";
  return (
    <FormField label="企業">
      <Select
        value={active}
        options={companies.map(({ uid, name }) => ({ value: uid, label: name }))}
        onChange={({ target }) => void switchCompany(target.value).catch(() => undefined)}
      />
    </FormField>
  );
}

function Page() {
  const { status, currentUser, signOut } = useSession();
  const { managedCreators, isLoading, isRefreshing, refresh } = useManagedCreators();
  const [draft, setDraft] = useState("");
  return (
    <>
      {status === "expired" && (
        <Banner tone="warning">
          <Stack gap="sm">
            サインインの有効期限が切れました。打ちかけのものはそのままです。
            <SignInForm email={currentUser?.email} />
          </Stack>
        </Banner>
      )}
      <Stack layout="row" gap="sm">
        <Badge tone="brand">{currentUser?.company?.name}</Badge>
        <span>{currentUser?.name}</span>
      </Stack>
      <Companies />
      <HookValues values={{ クリエイター: managedCreators.length, isLoading, isRefreshing }} />
      <FormField label="打ちかけのメモ">
        <TextField value={draft} onChange={({ target }) => setDraft(target.value)} />
      </FormField>
      <Stack layout="row" gap="sm">
        <Button size="sm" onClick={() => void refresh()}>
          一覧を読み直す
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void signOut()}>
          サインアウト
        </Button>
      </Stack>
    </>
  );
}

function Gate() {
  const { status, currentUser } = useSession();
  return (
    <>
      <HookValues values={{ status }} />
      {status === "loading" && <Skeleton shape="paragraph" />}
      {status === "signed_out" && <SignInForm />}
      {/* A new company is a new page: what was typed for the former one does not follow. */}
      {(status === "signed_in" || status === "expired") && <Page key={currentUser?.company?.uid} />}
    </>
  );
}

interface SessionTabProps {
  readonly tab: string;
  readonly storage: SessionStorageArea;
}

/** One tab of the app: the embedded sign-in service, a client with its tokens, the session. */
export function SessionTab({ tab, storage }: SessionTabProps) {
  const stage = useStage();
  const [service] = useState(() => createEmbeddedSignIn({ fetch: stage.network.fetchOf(tab), storage }));
  const [client] = useState(() =>
    createApiClient({ getIdToken: service.getIdToken, fetch: stage.network.fetchOf(tab) }),
  );
  const [settings] = useState(() => settingsOn(stage, tab));
  return (
    <SignInProvider service={service}>
      <ApiProvider client={client}>
        <SessionProvider settings={settings}>
          <Gate />
        </SessionProvider>
      </ApiProvider>
    </SignInProvider>
  );
}
