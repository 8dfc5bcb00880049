import { Banner, Button, Card, FormField, Stack, TextField } from "@tsumugi/ui";
import { useState } from "react";
import { useCreateManagedCreator } from "../modules/managed-creators/useCreateManagedCreator.ts";
import { useManagedCreators } from "../modules/managed-creators/useManagedCreators.ts";
import { HookValues } from "./HookValues.tsx";

/** Registers a creator; its button is not blocked while it submits, to show what a second press does. */
export function RegisterForm() {
  const [name, setName] = useState("あさひのベランダ菜園");
  const { createManagedCreator, isSubmitting, error, reset } = useCreateManagedCreator();
  const list = useManagedCreators();
  const submit = () => {
    // The reason is in `error`.
    void createManagedCreator({ display_name: name }).catch(() => undefined);
  };
  return (
    <>
      <Card title="クリエイターの登録">
        <Stack>
          <HookValues values={{ isSubmitting, error: error?.code ?? "なし" }} />
          <FormField label="表示名">
            <TextField value={name} onChange={({ target }) => setName(target.value)} />
          </FormField>
          {error && (
            <Banner tone="danger" onClose={reset}>
              {error.message}
            </Banner>
          )}
          <Stack layout="row" gap="sm">
            <Button variant="primary" onClick={submit}>
              {isSubmitting ? "登録しています" : "登録する"}
            </Button>
          </Stack>
        </Stack>
      </Card>
      <Card title="一覧">
        <Stack gap="sm">
          <HookValues values={{ 登録済み: list.managedCreators.length, isRefreshing: list.isRefreshing }} />
          <ul aria-label="登録済みのクリエイター">
            {list.managedCreators.map(({ uid, display_name }) => (
              <li key={uid}>{display_name}</li>
            ))}
          </ul>
        </Stack>
      </Card>
    </>
  );
}
