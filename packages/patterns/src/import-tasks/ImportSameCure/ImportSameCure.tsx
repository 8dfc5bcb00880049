import { Button, FormField, Select, TextField } from "@tsumugi/ui";
import { formatInteger } from "@tsumugi/ui/format";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import type { OptionLook } from "../../shared/types.ts";

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  padding: 12px 14px;
  border-radius: var(--tsu-radius-lg);
  background: var(--tsu-sunken);
  & > .value {
    flex: 0 1 360px;
    min-width: 0;
  }
  & > .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export interface ImportSameCureProps {
  /** エラーになっている項目の名前。 */
  label: string;
  /** まとめて直す行の数。 */
  rows: number;
  /** 入れられる値。渡さなければ自由に入力します。 */
  options?: readonly OptionLook[];
  /** 空にしてもよいか。既定は true。 */
  canBeEmpty?: boolean;
  /** 直している間。 */
  applying?: boolean;
  /** 全部の行のその項目に入れる値。空の文字列は、項目を空にします。 */
  onApply: (value: string) => void;
}

/** The same cure for all rows that fail for one reason: chosen once instead of cell by cell. */
export function ImportSameCure(props: ImportSameCureProps) {
  const { label, rows, options, canBeEmpty = true, applying = false, onApply } = props;
  const [value, setValue] = useState("");
  const count = `${formatInteger(rows)}行`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() !== "" && !applying) onApply(value);
  };
  return (
    <Root aria-label="まとめて直す" onSubmit={submit}>
      <FormField className="value" label={`この${count}の「${label}」をまとめて直す`}>
        {options ? (
          <Select
            placeholder="選んでください"
            options={options}
            value={value}
            onChange={({ target }) => setValue(target.value)}
          />
        ) : (
          <TextField value={value} onChange={({ target }) => setValue(target.value)} />
        )}
      </FormField>
      <div className="buttons">
        <Button type="submit" loading={applying} aria-disabled={value.trim() === "" || undefined}>
          {count}に入れる
        </Button>
        {canBeEmpty && (
          <Button
            variant="ghost"
            aria-disabled={applying || undefined}
            onClick={() => !applying && onApply("")}
          >
            空にする
          </Button>
        )}
      </div>
    </Root>
  );
}
