import { Button, FormField, TextField } from "@tsumugi/ui";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { styled } from "styled-components";
import { type FieldCommon, useField } from "../../shared/useField.ts";
import { PASSWORD_MIN, passwordProblem, passwordStrength } from "./passwordStrength.ts";

const Root = styled.div`
  display: grid;
  gap: 8px;
  & .line {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
  }
  & > .strength {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 4px;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
  & > .strength > i {
    height: 4px;
    border-radius: 2px;
    background: var(--tsu-border);
  }
  & > .strength > span {
    grid-column: 1 / -1;
    min-height: 1.5em;
    word-break: auto-phrase;
  }
  & > .strength[data-level="1"] > i:nth-child(-n + 1) {
    background: var(--tsu-danger-text);
  }
  & > .strength[data-level="2"] > i:nth-child(-n + 2) {
    background: var(--tsu-warning-text);
  }
  & > .strength[data-level="3"] > i {
    background: var(--tsu-success-text);
  }
  & > .strength:not([data-level]) > i {
    visibility: hidden;
  }
  @media (forced-colors: active) {
    & > .strength > i {
      border: 1px solid;
    }
  }
`;

export type PasswordFieldProps<Values extends FieldValues> = Omit<FieldCommon<Values>, "label" | "rules"> & {
  /** 欄の見出し。既定は「パスワード」。 */
  label?: string;
  /** 今の入力。強さをここから示します。 */
  password: string;
  /** 自分のアドレス。これを含むパスワードは弱いと伝えます。 */
  email?: string;
};

/** A new password: how strong it is while typing, and a press to see it. Paste and password managers work. */
export function PasswordField<Values extends FieldValues>({
  password,
  email,
  label = "パスワード",
  ...common
}: PasswordFieldProps<Values>) {
  const [isShown, setShown] = useState(false);
  const { field, frame } = useField<Values>({
    hint: `${PASSWORD_MIN}文字以上。文字の種類は問いません`,
    ...common,
    label,
    rules: { validate: (value) => passwordProblem(String(value)) ?? true },
  });
  const { level, text } = passwordStrength(password, email);
  return (
    <Root>
      <FormField {...frame} requirement={common.requirement ?? "required"}>
        <div className="line">
          <TextField
            {...field}
            type={isShown ? "text" : "password"}
            autoComplete="new-password"
            autoCapitalize="off"
            spellCheck={false}
            value={field.value ?? ""}
          />
          <Button
            icon="eye"
            aria-label={`${label}を${isShown ? "隠す" : "表示"}`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? "隠す" : "表示"}
          </Button>
        </div>
      </FormField>
      <div className="strength" data-level={password === "" ? undefined : level}>
        <i />
        <i />
        <i />
        <span role="status">{password !== "" && `強さ: ${text}`}</span>
      </div>
    </Root>
  );
}
