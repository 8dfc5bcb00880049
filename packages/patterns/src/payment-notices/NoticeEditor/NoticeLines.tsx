import { lineAmountProblem, type TaxRate } from "@tsumugi/contract";
import { Checkbox, DateField, FormField, IconButton, NumberField, Select, TextField } from "@tsumugi/ui";
import { useRef, useState } from "react";
import { styled } from "styled-components";
import type { FieldErrors } from "../../shared/types.ts";
import { taxRateNames } from "../paymentNotices.types.ts";
import type { NoticeLineValues } from "./noticeEditor.types.ts";

const Root = styled.ol`
  display: grid;
  gap: 12px;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: start;
    padding: 14px 12px 14px 16px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-md);
    background: var(--tsu-surface);
  }
  & .fields {
    display: grid;
    grid-template-columns: minmax(150px, 1fr) minmax(150px, 1fr) minmax(140px, 1fr) minmax(150px, 1fr);
    gap: 12px 16px;
    align-items: start;
  }
  & .wide {
    grid-column: 1 / -1;
  }
  & .withholding {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(150px, 1fr) minmax(0, 3fr);
    gap: 8px 16px;
    align-items: start;
    padding-top: 8px;
    border-top: 1px dashed var(--tsu-border);
  }
  @media (max-width: 900px) {
    & .fields {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & .withholding {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (max-width: 480px) {
    & > li {
      padding: 12px;
      grid-template-columns: minmax(0, 1fr);
      & > .remove {
        justify-self: end;
      }
    }
    & .fields {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const rateOptions = ([10, 8, 0] as const).map((rate) => ({ value: String(rate), label: taxRateNames[rate] }));

export interface NoticeLinesProps {
  lines: readonly NoticeLineValues[];
  onChange: (lines: readonly NoticeLineValues[]) => void;
  /** `lines.0.amount` → message. */
  errors?: FieldErrors;
  /** What a line begins with where withholding is chosen for it. */
  withholdingReason?: string | undefined;
}

/** What is paid for, line by line. Withholding is chosen with a reason for each; it is never assumed silently. */
export function NoticeLines({ lines, onChange, errors = {}, withholdingReason = "" }: NoticeLinesProps) {
  const list = useRef<HTMLOListElement>(null);
  const change = (uid: string, part: Partial<NoticeLineValues>) =>
    onChange(lines.map((line) => (line.uid === uid ? { ...line, ...part } : line)));
  const [unread, setUnread] = useState<Readonly<Record<string, string | undefined>>>({});
  return (
    <Root aria-label="明細" ref={list} tabIndex={-1}>
      {lines.map((line, index) => {
        const at = (field: string) => errors[`lines.${index}.${field}`];
        return (
          <li key={line.uid}>
            <div className="fields">
              <div className="wide">
                <FormField label="内容" requirement="required" error={at("description")}>
                  <TextField
                    value={line.description}
                    onChange={(event) => change(line.uid, { description: event.target.value })}
                  />
                </FormField>
              </div>
              <FormField label="取引日" requirement="required" error={at("transaction_on")}>
                <DateField
                  value={line.transaction_on}
                  onValueChange={(day, typed) => change(line.uid, { transaction_on: day ?? typed.text })}
                />
              </FormField>
              <FormField label="取引の終了日" error={at("transaction_ends_on")}>
                <DateField
                  value={line.transaction_ends_on}
                  min={line.transaction_on || undefined}
                  onValueChange={(day, typed) =>
                    change(line.uid, { transaction_ends_on: day === undefined ? typed.text : day })
                  }
                />
              </FormField>
              <FormField
                label="金額（税抜）"
                requirement="required"
                // A sum that came from outside has replaced what could not be read.
                error={
                  (line.amount === null ? unread[line.uid] : undefined) ??
                  lineAmountProblem(line.amount) ??
                  at("amount")
                }
              >
                <NumberField
                  value={line.amount}
                  // What cannot be read counts as blank: the amount before it must not go out unseen.
                  onValueChange={(amount, { problem }) => {
                    setUnread({ ...unread, [line.uid]: amount === undefined ? problem : undefined });
                    change(line.uid, { amount: amount ?? null });
                  }}
                />
              </FormField>
              <FormField label="税率" error={at("tax_rate")}>
                <Select
                  options={rateOptions}
                  value={String(line.tax_rate)}
                  onChange={(event) => change(line.uid, { tax_rate: Number(event.target.value) as TaxRate })}
                />
              </FormField>
              <div className="withholding">
                <Checkbox
                  label="源泉徴収する"
                  checked={line.withholding}
                  onChange={({ target: { checked: withholding } }) =>
                    change(line.uid, {
                      withholding,
                      ...(withholding && {
                        withholding_reason: line.withholding_reason || withholdingReason,
                      }),
                    })
                  }
                />
                {line.withholding && (
                  <FormField label="源泉徴収の理由" requirement="required" error={at("withholding_reason")}>
                    <TextField
                      value={line.withholding_reason}
                      placeholder="例: 個人への出演料のため"
                      onChange={(event) => change(line.uid, { withholding_reason: event.target.value })}
                    />
                  </FormField>
                )}
              </div>
            </div>
            <IconButton
              className="remove"
              icon="trash"
              label={`${index + 1}行目を削除`}
              onClick={() => {
                onChange(lines.filter(({ uid }) => uid !== line.uid));
                // The button goes away with its line: the list takes the focus, so that the keyboard stays here.
                list.current?.focus({ preventScroll: true });
              }}
            />
          </li>
        );
      })}
    </Root>
  );
}
