import {
  FLAG_LABEL_MAX,
  type FlagColor,
  flagColorLabels,
  flagColors,
  type RoomFlag,
  textLength,
} from "@tsumugi/contract";
import { Button, DateField, Dialog, FormField, RadioGroup, Stack, TextField } from "@tsumugi/ui";
import { useState } from "react";

const colors = flagColors.map((value) => ({ value, label: flagColorLabels[value] }));

export interface FlagDialogProps {
  /** 開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** だれの部屋か。見出しに出す名前です。 */
  name: string;
  /** いまのフラグ。null なら新しく付けます。 */
  flag: RoomFlag | null;
  /** 保存するとき。null は「フラグを外す」を押したときです。 */
  onSave: (flag: RoomFlag | null) => void;
  /** 保存中。終わるまで閉じられません。 */
  loading?: boolean;
  /** だれに見えるかの説明。既定は、社内のメンバー全員です。 */
  seenBy?: string;
}

const MEMBERS_SEE = "社内のメンバー全員に見えます。クリエイターには見えません。";

/** Colour, words and day of a room's flag, which the whole company sees. Mount it while it is open. */
export function FlagDialog({
  open,
  onOpenChange,
  name,
  flag,
  onSave,
  loading = false,
  seenBy,
}: FlagDialogProps) {
  const [color, setColor] = useState<FlagColor>(flag?.color ?? "yellow");
  const [label, setLabel] = useState(flag?.label ?? "");
  const [dueOn, setDueOn] = useState<string | null | undefined>(flag?.due_on ?? null);
  const [dueProblem, setDueProblem] = useState<string>();
  const [isTried, setTried] = useState(false);
  const labelProblem =
    label.trim() === ""
      ? "何のフラグかわかりません。短い言葉を入力してください。"
      : textLength(label) > FLAG_LABEL_MAX
        ? `${FLAG_LABEL_MAX}文字を超えています。短くしてください。`
        : undefined;
  const save = () => {
    setTried(true);
    if (!labelProblem && !dueProblem) onSave({ color, label: label.trim(), due_on: dueOn ?? null });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      loading={loading}
      hasChanges={
        color !== (flag?.color ?? "yellow") ||
        label !== (flag?.label ?? "") ||
        dueOn !== (flag?.due_on ?? null)
      }
      size="sm"
      title={`${name}さんの部屋にフラグを付ける`}
      description={seenBy ?? MEMBERS_SEE}
      footer={
        <>
          {flag && (
            <Button icon="close" onClick={() => onSave(null)}>
              フラグを外す
            </Button>
          )}
          <Button variant="primary" icon="flag" loading={loading} onClick={save}>
            保存する
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <RadioGroup
          label="色"
          options={colors}
          value={color}
          onValueChange={(next) => setColor(next as FlagColor)}
        />
        <FormField
          label="ラベル"
          requirement="required"
          hint="例: サンプル発送待ち"
          error={isTried ? labelProblem : undefined}
        >
          <TextField
            data-autofocus
            limit={FLAG_LABEL_MAX}
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
        </FormField>
        <FormField label="期日" requirement="optional" error={dueProblem}>
          <DateField
            value={dueOn ?? null}
            onValueChange={(next, { problem }) => {
              setDueOn(next);
              setDueProblem(problem);
            }}
          />
        </FormField>
      </Stack>
    </Dialog>
  );
}
