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
  const isWrong = ends.min !== undefined && ends.max !== undefined && ends.min > ends.max;
  const isActive = min !== undefined || max !== undefined;
  return (
    <Popover
      label="差引支払額で絞り込む"
      open={open}
      onOpenChange={(next) => {
        setEnds({ min, max });
        setOpen(next);
      }}
      trigger={
        <Button size="sm" iconEnd="chevronDown" data-active={isActive || undefined}>
          金額
        </Button>
      }
    >
      <Stack gap="sm">
        <FormField label="いくらから">
          <NumberField
            value={ends.min ?? null}
            onValueChange={(value) => setEnds({ ...ends, min: value ?? undefined })}
          />
        </FormField>
        <FormField
          label="いくらまで"
          error={isWrong ? "上限が下限より小さくなっています。金額を入れ替えてください。" : undefined}
        >
          <NumberField
            value={ends.max ?? null}
            onValueChange={(value) => setEnds({ ...ends, max: value ?? undefined })}
          />
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
