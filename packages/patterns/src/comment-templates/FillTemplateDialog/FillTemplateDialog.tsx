import { Button, Dialog, FormField, Stack, TextField } from "@tsumugi/ui";
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
  /** Name of the template; undefined: closed. */
  name: string | undefined;
  /** Variables for which nothing is known here, in order of appearance. */
  missing: readonly string[];
  /** The text with what is known and what was typed. */
  preview: (typed: Readonly<Record<string, string>>) => string;
  /** What helps to a value, below its field: a way to make what is not there yet. */
  aids?: Readonly<Record<string, ReactNode>>;
  onInsert: (text: string) => void;
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
      title={`「${name ?? ""}」を入れる`}
      description={
        missing.length > 0
          ? "この部屋ではわからない項目があります。入力すると、本文に入ります。"
          : "すべての項目が入りました。"
      }
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
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
