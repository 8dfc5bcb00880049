import { managedCreatorFields } from "@tsumugi/contract";
import { Banner, Button, Dialog, DialogClose, FormField, Select } from "@tsumugi/ui";
import { Combobox, TagField } from "@tsumugi/ui/eager";
import { formatInteger } from "@tsumugi/ui/format";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { optionsOf } from "../../shared/optionsOf.ts";
import type { OptionLook } from "../../shared/types.ts";

/** Room for the words on offer: they would lie over the buttons. */
const Root = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  /* Suggestions open within the dialog. Above a phone's keyboard there is no room to keep for them. */
  &[data-roomy] {
    min-height: min(300px, 45dvh);
  }
`;

export type BulkEditKind = "add_tags" | "remove_tags" | "set_owner" | "set_stage";

/** What is to be done; `value` is the owner's uid (null: nobody) or the stage's code. */
export type BulkEdit =
  | { kind: "add_tags" | "remove_tags"; tags: string[] }
  | { kind: "set_owner"; value: string | null }
  | { kind: "set_stage"; value: string };

export interface BulkEditDialogProps {
  /** まとめて何を変えるか。null なら閉じています。 */
  kind: BulkEditKind | null;
  /** 選んだクリエイターの人数。 */
  count: number;
  /** 担当者の選択肢。 */
  owners: readonly OptionLook[];
  /** タグの入力で勧める言葉。 */
  tagSuggestions?: readonly string[];
  /** キャンセル、×、Esc、外側を押したとき。 */
  onClose: () => void;
  /** 変えるとき。あとから取り消せるので、確かめません。 */
  onApply: (edit: BulkEdit) => void;
  /** 保存中。終わるまで閉じられません。 */
  applying?: boolean;
  /** 変えられなかった理由。原因、次に直し方を書きます。 */
  error?: ReactNode;
}

const labels = managedCreatorFields;

const titles: Record<BulkEditKind, string> = {
  add_tags: "タグを付ける",
  remove_tags: "タグを外す",
  set_owner: `${labels.owner.label}を変える`,
  set_stage: `${labels.stage.label}を変える`,
};

/** One change for all that are chosen. It can be taken back afterwards, so it asks nothing more. */
export function BulkEditDialog({ kind, ...props }: BulkEditDialogProps) {
  return kind === null ? null : <Content key={kind} kind={kind} {...props} />;
}

function Content({ kind, ...props }: BulkEditDialogProps & { kind: BulkEditKind }) {
  const { count, owners, tagSuggestions, onClose, onApply, applying = false, error } = props;
  const [tags, setTags] = useState<string[]>([]);
  const [value, setValue] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const isTags = kind === "add_tags" || kind === "remove_tags";

  const apply = () => {
    if (kind === "set_owner") return onApply({ kind, value });
    if (kind === "set_stage") {
      if (value === null) return setProblem(`${labels.stage.label}が選ばれていません。選んでください。`);
      return onApply({ kind, value });
    }
    if (tags.length === 0) return setProblem("タグが入力されていません。入力して Enter で追加してください。");
    onApply({ kind, tags });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      loading={applying}
      hasChanges={tags.length > 0 || value !== null}
      size="sm"
      title={`${formatInteger(count)}名の${titles[kind]}`}
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button variant="primary" loading={applying} onClick={apply}>
            {titles[kind]}
          </Button>
        </>
      }
    >
      <Root data-roomy={isTags || undefined}>
        {error && <Banner tone="danger">{error}</Banner>}
        {isTags && (
          <FormField label={labels.tags.label} requirement="required" error={problem}>
            <TagField
              value={tags}
              suggestions={tagSuggestions}
              placeholder="入力して Enter で追加"
              onValueChange={(next) => {
                setTags(next);
                setProblem(undefined);
              }}
            />
          </FormField>
        )}
        {kind === "set_owner" && (
          <FormField label={labels.owner.label} hint="空のままにすると、担当なしになります">
            <Combobox options={owners} value={value} onValueChange={setValue} placeholder="担当なし" />
          </FormField>
        )}
        {kind === "set_stage" && (
          <FormField label={labels.stage.label} requirement="required" error={problem}>
            <Select
              placeholder="選択してください"
              options={optionsOf(labels.stage.choices)}
              value={value ?? ""}
              onChange={(event) => {
                setValue(event.target.value || null);
                setProblem(undefined);
              }}
            />
          </FormField>
        )}
      </Root>
    </Dialog>
  );
}
