import { getManagedCreator } from "@tsumugi/contract";
import { Avatar, Button, Card, DescriptionList, ErrorState, Skeleton, Stack } from "@tsumugi/ui";
import { useApiQuery } from "../core/useApiQuery.ts";
import { HookValues } from "./HookValues.tsx";

interface CreatorRecordProps {
  readonly uid: string | null;
  readonly title?: string;
}

/** One creator, as a screen shows what `useApiQuery` gives: loading, content, failure with 再試行. */
export function CreatorRecord({ uid, title = "クリエイター" }: CreatorRecordProps) {
  const { data, error, isLoading, isRefreshing, refresh } = useApiQuery(
    getManagedCreator,
    uid === null ? null : { params: { id: uid } },
  );
  return (
    <Card
      title={title}
      actions={
        <Button size="sm" icon="refresh" disabled={uid === null} onClick={() => void refresh()}>
          読み直す
        </Button>
      }
    >
      <Stack>
        <HookValues
          values={{ isLoading, isRefreshing, error: error?.code ?? "なし", data: data ? "あり" : "なし" }}
        />
        {isLoading && <Skeleton shape="row" />}
        {error && (
          <ErrorState
            compact
            kind={error.status === 0 ? "offline" : "error"}
            title={data ? "読み直せませんでした" : undefined}
            error={error.message}
            requestId={error.requestId ?? undefined}
            loading={isRefreshing}
            onRetry={() => void refresh()}
          />
        )}
        {data && (
          <Stack layout="row" gap="sm">
            <Avatar name={data.display_name} image={data.image} size="md" />
            <strong>{data.display_name}</strong>
          </Stack>
        )}
        {data && (
          <DescriptionList
            items={[
              { term: "メール", description: data.email },
              { term: "担当", description: data.owner?.name },
              { term: "タグ", description: data.tags.join("、") },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
