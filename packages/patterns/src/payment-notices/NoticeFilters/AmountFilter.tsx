import { Button, FormField, NumberField, Popover, Stack } from "@tsumugi/ui";
import { useState } from "react";

export interface AmountFilterProps {
  /** 下限の金額（円）。なければ undefined。 */
  min?: number;
  /** 上限の金額（円）。なければ undefined。 */
  max?: number;
  /** 「絞り込む」を押したとき。両端がいっしょに渡ります。 */
  onValueChange: (ends: { min?: number; max?: number }) => void;
}

/** Amounts from … to …: law asks that stored papers can be found by amount. */
export function AmountFilter({ min, max, onValueChange }: AmountFilterProps) {
  const [open, setOpen] = useState(false);
  const [ends, setEnds] = useState<{ min?: number; max?: number }>({});
  const [problems, setProblems] = useState<{ min?: string; max?: string }>({});
  const isTurned = ends.min !== undefined && ends.max !== undefined && ends.min > ends.max;
  const isWrong = isTurned || problems.min !== undefined || problems.max !== undefined;
  const isActive = min !== undefined || max !== undefined;
  // What cannot be read must not count as an open end: the list would be narrowed down otherwise than the fields say.
  const take =
    (end: "min" | "max") =>
    (value: number | null | undefined, { problem }: { problem: string | undefined }) => {
      setEnds({ ...ends, [end]: value ?? undefined });
      setProblems({ ...problems, [end]: problem });
    };
  return (
    <Popover
      label="差引支払額で絞り込む"
      open={open}
      onOpenChange={(next) => {
        setEnds({ min, max });
        setProblems({});
        setOpen(next);
      }}
      trigger={
        <Button size="sm" iconEnd="chevronDown" data-active={isActive || undefined}>
          金額
        </Button>
      }
    >
      <Stack gap="sm">
        <FormField label="いくらから" error={problems.min}>
          <NumberField value={ends.min ?? null} onValueChange={take("min")} />
        </FormField>
        <FormField
          label="いくらまで"
          error={
            problems.max ??
            (isTurned ? "上限が下限より小さくなっています。金額を入れ替えてください。" : undefined)
          }
        >
          <NumberField value={ends.max ?? null} onValueChange={take("max")} />
        </FormField>
        <Button
          variant="primary"
          aria-disabled={isWrong}
          onClick={() => {
            onValueChange(ends);
            setOpen(false);
          }}
        >
          絞り込む
        </Button>
      </Stack>
    </Popover>
  );
}
