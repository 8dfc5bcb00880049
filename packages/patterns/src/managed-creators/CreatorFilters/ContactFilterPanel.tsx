import { Button, DateRangeField, RadioGroup } from "@tsumugi/ui";
import { styled } from "styled-components";
import type { ContactFilterProps } from "./ContactFilter.tsx";
import { silentOptions } from "./creatorFilterTags.ts";

const Panel = styled.div`
  display: grid;
  gap: 16px;
  width: 392px;
  max-width: 100%;
  & > .period {
    display: grid;
    gap: 6px;
  }
  & > .period > p {
    font-weight: 650;
  }
  & > .end {
    display: flex;
    justify-content: flex-end;
  }
`;

/** One of the two: a time of silence, or a period of the last contact. */
export function ContactFilterPanel({ value, onChange }: ContactFilterProps) {
  const { contact_from, contact_to, silent_days } = value;
  const isActive = [contact_from, contact_to, silent_days].some((one) => one !== undefined);
  const none = { contact_from: undefined, contact_to: undefined, silent_days: undefined };
  return (
    <Panel>
      <RadioGroup
        label="連絡していない期間"
        stacked
        options={silentOptions}
        value={silent_days === undefined ? null : String(silent_days)}
        onValueChange={(next) => onChange({ ...none, silent_days: Number(next) })}
      />
      <div className="period">
        <p>最終連絡日の期間</p>
        <DateRangeField
          label="最終連絡日"
          value={{ from: contact_from ?? null, to: contact_to ?? null }}
          onValueChange={({ from, to }) =>
            onChange({ ...none, contact_from: from ?? undefined, contact_to: to ?? undefined })
          }
        />
      </div>
      {isActive && (
        <div className="end">
          <Button variant="ghost" size="sm" onClick={() => onChange(none)}>
            指定を消す
          </Button>
        </div>
      )}
    </Panel>
  );
}
