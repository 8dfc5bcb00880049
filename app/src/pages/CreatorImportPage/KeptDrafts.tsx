import { useImportDrafts } from "@tsumugi/hooks";
import { Banner, Button, RelativeTime, Stack, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

export interface KeptDraftsProps {
  readonly onGoOn: (uid: string) => void;
  readonly onDiscard: (uid: string) => Promise<unknown>;
}

/** Files that were handed in and not taken over yet: to go on with, or to throw away. */
export function KeptDrafts({ onGoOn, onDiscard }: KeptDraftsProps) {
  const { importDrafts } = useImportDrafts();
  if (importDrafts.length === 0) return null;
  return (
    <Stack gap="sm">
      {importDrafts.map(({ uid, file_name, created_at }) => (
        <Banner
          key={uid}
          live="off"
          title={`途中の取込: ${file_name}`}
          actions={
            <>
              <Button size="sm" variant="primary" onClick={() => onGoOn(uid)}>
                続ける
              </Button>
              <Button
                size="sm"
                variant="ghost"
                onClick={() => void onDiscard(uid).catch((cause) => toast.error(fullMessageOf(cause)))}
              >
                破棄する
              </Button>
            </>
          }
        >
          <RelativeTime value={created_at} />
          に選んだファイルです。対応付けと直した内容も保存してあります（3日間）。
        </Banner>
      ))}
    </Stack>
  );
}
