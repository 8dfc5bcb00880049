import type { CommentTemplate } from "@tsumugi/contract";
import { Badge, Button, ConfirmDialog, Dialog, EmptyState, IconButton, Stack } from "@tsumugi/ui";
import { useState } from "react";
import { styled } from "styled-components";
import type { CommentTemplateFields } from "../commentTemplates.types.ts";
import { TemplateForm } from "./TemplateForm.tsx";

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 2px 8px;
    padding: 10px 0;
    border-bottom: 1px solid var(--tsu-border);
  }
  & .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & .text {
    grid-column: 1 / -1;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    line-height: var(--tsu-leading-cell);
    white-space: pre-line;
    display: -webkit-box;
    -webkit-line-clamp: 3;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
`;

export interface TemplateManagerProps {
  /** 一覧を開いているか。 */
  open: boolean;
  /** 閉じるときに false で呼びます。 */
  onOpenChange: (open: boolean) => void;
  /** 並べるテンプレート。`editable` でないものは複製だけできます。 */
  templates: readonly CommentTemplate[];
  /** 本文に入れられる項目の名前。 */
  variables: readonly string[];
  /** 保存を押したとき。新しいものは null です。約束が果たされると入力欄を閉じ、失敗すると error を出して残します。 */
  onSave: (template: CommentTemplate | null, fields: CommentTemplateFields) => Promise<unknown>;
  /** 削除を確かめたあとに呼びます。 */
  onDelete: (template: CommentTemplate) => Promise<unknown>;
  /** 保存中か削除中。終わるまで閉じられません。 */
  loading?: boolean;
  /** 前回の失敗。原因、次に直し方を書きます。 */
  error?: string;
}

const blank: CommentTemplateFields = { name: "", text: "", shared: true };

/** Makes, changes, copies and deletes templates. Other people's can be copied only. */
export function TemplateManager(props: TemplateManagerProps) {
  const { open, onOpenChange, templates, variables, onSave, onDelete, loading = false, error } = props;
  const [edited, setEdited] = useState<{ of: CommentTemplate | null; start: CommentTemplateFields }>();
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [deleted, setDeleted] = useState<CommentTemplate>();
  const show = (of: CommentTemplate | null, start: CommentTemplateFields) => {
    setDirty(false);
    setEdited({ of, start });
  };
  const back = () => {
    setDirty(false);
    setAsking(false);
    setEdited(undefined);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        back();
        onOpenChange(next);
      }}
      loading={loading}
      hasChanges={isDirty}
      size="lg"
      title={edited ? (edited.of ? "テンプレートを編集" : "テンプレートを作る") : "テンプレート"}
      footer={
        !edited && (
          <Button variant="primary" icon="plus" onClick={() => show(null, blank)}>
            新しく作る
          </Button>
        )
      }
    >
      {edited ? (
        <TemplateForm
          key={edited.of?.uid ?? "new"}
          start={edited.start}
          others={templates.filter(({ uid }) => uid !== edited.of?.uid)}
          variables={variables}
          saving={loading}
          error={error}
          onDirty={setDirty}
          onCancel={() => (isDirty ? setAsking(true) : back())}
          onSave={(fields) => void onSave(edited.of, fields).then(back, () => undefined)}
        />
      ) : templates.length === 0 ? (
        <EmptyState compact title="テンプレートはまだありません">
          よく使う文章を登録すると、メッセージの入力欄から入れられます。
        </EmptyState>
      ) : (
        <List aria-label="テンプレート">
          {templates.map((template) => (
            <li key={template.uid}>
              <span className="name">
                {template.name}
                <Badge tone={template.shared ? "info" : "neutral"}>
                  {template.shared ? "社内で共有" : "自分だけ"}
                </Badge>
              </span>
              <Stack layout="row" gap="sm">
                <IconButton
                  icon="copy"
                  label={`「${template.name}」を複製`}
                  onClick={() =>
                    show(null, { name: `${template.name}のコピー`, text: template.text, shared: false })
                  }
                />
                {template.editable && (
                  <>
                    <IconButton
                      icon="edit"
                      label={`「${template.name}」を編集`}
                      onClick={() => show(template, template)}
                    />
                    <IconButton
                      icon="trash"
                      label={`「${template.name}」を削除`}
                      onClick={() => setDeleted(template)}
                    />
                  </>
                )}
              </Stack>
              <span className="text">{template.text}</span>
            </li>
          ))}
        </List>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="書いた内容を破棄しますか？"
        description={`${edited?.of ? "テンプレートは元のままになります。" : ""}書いた内容は元に戻せません。`}
        confirmLabel="破棄する"
        tone="danger"
        onConfirm={back}
      />
      <ConfirmDialog
        open={deleted !== undefined}
        onOpenChange={(next) => !next && setDeleted(undefined)}
        title={`「${deleted?.name ?? ""}」を削除しますか？`}
        description={deleted?.shared ? "社内の全員が使えなくなります。元に戻せません。" : "元に戻せません。"}
        confirmLabel="削除する"
        tone="danger"
        onConfirm={() => deleted && onDelete(deleted)}
      />
    </Dialog>
  );
}
