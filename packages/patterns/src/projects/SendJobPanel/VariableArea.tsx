import { termsVariables } from "@tsumugi/contract";
import { Button, FormField, Menu, MenuItem, MenuLabel, TextArea } from "@tsumugi/ui";
import { useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { styled } from "styled-components";
import { type FieldCommon, useField } from "../../shared/useField.ts";

const Root = styled.div`
  position: relative;
  & > .insert {
    position: absolute;
    top: -5px;
    right: 0;
  }
`;

export interface VariableAreaProps<Values extends FieldValues> extends FieldCommon<Values> {
  label: string;
  rows?: number;
  placeholder?: string;
}

/** Text with variables that are filled for each person: 「差し込み」 puts one where the caret is. */
export function VariableArea<Values extends FieldValues>({
  rows = 3,
  placeholder,
  ...common
}: VariableAreaProps<Values>) {
  const { field, frame } = useField(common);
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const text = String(field.value ?? "");
  const insert = (variable: string) => {
    const put = `{${variable}}`;
    const { selectionStart: from = text.length, selectionEnd: to = text.length } = area.current ?? {};
    field.onChange(`${text.slice(0, from)}${put}${text.slice(to)}`);
    caret.current = from + put.length;
  };
  /** The menu gives the focus back to its button, which passes it on to the text behind what was inserted. */
  const passFocus = () => {
    const at = caret.current;
    if (at === undefined) return;
    caret.current = undefined;
    area.current?.focus();
    area.current?.setSelectionRange(at, at);
  };
  return (
    <Root>
      <FormField {...frame}>
        <TextArea
          {...field}
          ref={(element) => {
            area.current = element;
            field.ref(element);
          }}
          value={text}
          rows={rows}
          placeholder={placeholder}
        />
      </FormField>
      <Menu
        align="end"
        trigger={
          <Button
            className="insert"
            size="sm"
            variant="ghost"
            icon="plus"
            aria-label={`${common.label}に差し込み`}
            onFocus={passFocus}
          >
            差し込み
          </Button>
        }
      >
        <MenuLabel>送るときに、その人の値に置き換わります</MenuLabel>
        {termsVariables.map(({ name, hint }) => (
          <MenuItem key={name} reason={hint} onSelect={() => insert(name)}>
            {`{${name}}`}
          </MenuItem>
        ))}
      </Menu>
    </Root>
  );
}
