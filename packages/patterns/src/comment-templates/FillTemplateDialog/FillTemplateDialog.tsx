import { Button, Dialog, DialogClose, FormField, Stack, TextField } from "@tsumugi/ui";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";

const Preview = styled.div`
  max-height: 240px;
  overflow: auto;
  padding: 12px 14px;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  background: var(--tsu-sunken);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-size: var(--tsu-text-sm);
`;

export interface FillTemplateDialogProps {
  /** テンプレートの名前。undefined なら閉じています。 */
  name: string | undefined;
  /** この部屋では値がわからない項目の名前。本文に出てくる順です。 */
  missing: readonly string[];
  /** わかっている値と入力された値（項目の名前ごと）を入れた文章を返します。 */
  preview: (typed: Readonly<Record<string, string>>) => string;
  /** 項目の欄の下に出す手助け。まだないものを作るボタンなどを、項目の名前ごとに渡します。 */
  aids?: Readonly<Record<string, ReactNode>>;
  /** 「本文に入れる」を押し、空の項目がないときに、できた文章を渡して呼びます。 */
  onInsert: (text: string) => void;
  /** キャンセル、×、Esc、外側を押したときに呼びます。 */
  onClose: () => void;
}

/** Asks for what a template leaves open: nothing in braces is ever taken into a message. */
export function FillTemplateDialog(props: FillTemplateDialogProps) {
  const { name, missing, preview, aids = {}, onInsert, onClose } = props;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const text = preview(typed);
  // A template may name what every object has: 「{{constructor}}」.
  const typedFor = (variable: string) => (Object.hasOwn(typed, variable) ? (typed[variable] ?? "") : "");
  const isBlank = (variable: string) => typedFor(variable).trim() === "";
  const insert = () => {
    setTried(true);
    if (!missing.some(isBlank)) onInsert(text);
  };
  return (
    <Dialog
      open={name !== undefined}
      onOpenChange={(open) => !open && onClose()}
      hasChanges={Object.values(typed).some((text) => text.trim() !== "")}
      title={`「${name ?? ""}」を入れる`}
      description={
        missing.length > 0
          ? "この部屋ではわからない項目があります。入力すると、本文に入ります。"
          : "すべての項目が入りました。"
      }
      footer={
        <>
          <DialogClose>
            <Button>キャンセル</Button>
          </DialogClose>
          <Button variant="primary" onClick={insert}>
            本文に入れる
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {missing.map((variable, index) => (
          <Stack key={variable} gap="sm">
            <FormField
              label={variable}
              requirement="required"
              error={isTried && isBlank(variable) ? `「${variable}」が空です。入力してください。` : undefined}
            >
              <TextField
                data-autofocus={index === 0 || undefined}
                value={typedFor(variable)}
                onChange={(event) => setTyped({ ...typed, [variable]: event.target.value })}
              />
            </FormField>
            {Object.hasOwn(aids, variable) && <div>{aids[variable]}</div>}
          </Stack>
        ))}
        <Preview role="group" aria-label="入る文章" tabIndex={0}>
          {text}
        </Preview>
      </Stack>
    </Dialog>
  );
}
