import type { ManagedCreator } from "@tsumugi/contract";
import { Banner, Button, Card, DescriptionList, FormField, Stack, TextField } from "@tsumugi/ui";
import { useState } from "react";
import { useManagedCreator } from "../modules/managed-creators/useManagedCreator.ts";
import { useUpdateManagedCreator } from "../modules/managed-creators/useUpdateManagedCreator.ts";
import { useStage } from "./createStage.ts";
import { HookValues } from "./HookValues.tsx";
import type { Registry } from "./registry.ts";

const CREATOR = "managed_creator_001";

/** Changes a memo that somebody else may change as well. */
export function MemoForm({ registry }: { registry: Registry }) {
  const { log } = useStage();
  const [memo, setMemo] = useState("水曜は連絡がつきにくい");
  const { managedCreator } = useManagedCreator(CREATOR);
  const { updateManagedCreator, isSubmitting, error, reset } = useUpdateManagedCreator();
  const current = error?.code === "stale_version" ? (error.current as ManagedCreator) : undefined;
  const save = (version: number) => {
    void updateManagedCreator(CREATOR, { version, memo }).catch(() => undefined);
  };
  const changeElsewhere = () => {
    log.add({ kind: "act", text: "ほかの人が、先にメモを保存した" });
    registry.changeElsewhere("振込先を確認中（経理）");
  };
  return (
    <Card
      title="メモ"
      actions={
        <Button size="sm" onClick={changeElsewhere}>
          ほかの人が先に保存する
        </Button>
      }
    >
      <Stack>
        <HookValues
          values={{
            isSubmitting,
            error: error?.code ?? "なし",
            手元の版: managedCreator?.version,
            保存済み: managedCreator?.memo || "空",
          }}
        />
        <FormField label="メモ">
          <TextField value={memo} onChange={({ target }) => setMemo(target.value)} />
        </FormField>
        {error && !current && <Banner tone="danger">{error.message}</Banner>}
        {current && (
          <Banner tone="warning" onClose={reset}>
            {error?.message}
          </Banner>
        )}
        {current && (
          <DescriptionList
            items={[
              { term: "ほかの人が保存した内容（current）", description: current.memo },
              { term: "自分の内容", description: memo },
            ]}
          />
        )}
        <Stack layout="row" gap="sm">
          {current ? (
            <Button onClick={() => save(current.version)}>自分の内容で上書きする</Button>
          ) : (
            <Button variant="primary" onClick={() => save(managedCreator?.version ?? 0)}>
              保存する
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
