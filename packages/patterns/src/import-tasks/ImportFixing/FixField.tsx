import { Badge, FormField, TextArea, TextField } from "@tsumugi/ui";
import { isComposingKey } from "@tsumugi/ui/format";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";

const UNKNOWN = "保存できませんでした。通信を確かめて、もう一度入力欄を離れてください。";

interface FixFieldProps {
  label: string;
  /** The cell as it is kept. */
  value: string;
  /** Why the row fails by this cell, and the cure. */
  reason?: string;
  fixed: boolean;
  /** What was typed before the field went away unsaved: it begins with that. */
  begun?: string;
  /** Called with what is still to be saved as the field goes away, and with undefined once it is. */
  onLeft?: (typed: string | undefined) => void;
  /** Keeps the cell. A rejection refuses it with its message. */
  onSave: (value: string) => Promise<void>;
}

/** Goes to the next field of the list, as Enter does in a spreadsheet. */
function goToNext(field: HTMLElement) {
  const all = [...(field.closest("ol")?.querySelectorAll<HTMLElement>("input, textarea") ?? [])];
  const next = all[all.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}

/** One cell of a row with the reason right above it; kept when the field is left, and when it goes away. */
export function FixField(props: FixFieldProps) {
  const { label, value, reason, fixed, begun, onSave, onLeft } = props;
  const [typed, setTyped] = useState(begun);
  const [refusal, setRefusal] = useState(begun === undefined ? undefined : UNKNOWN);
  const latest = useRef({ typed, value, onSave, onLeft });
  latest.current = { typed, value, onSave, onLeft };

  const save = async () => {
    if (typed === undefined) return;
    try {
      if (typed !== value) await onSave(typed);
      setRefusal(undefined);
      if (begun !== undefined) onLeft?.(undefined);
      // What was typed meanwhile stays.
      setTyped((now) => (now === typed ? undefined : now));
    } catch (cause) {
      setRefusal(cause instanceof Error && cause.message ? cause.message : UNKNOWN);
    }
  };
  // A phone turned on its side draws the table instead: no blur tells of that.
  useEffect(
    () => () => {
      const { typed, value, onSave, onLeft } = latest.current;
      if (typed === undefined || typed === value) return;
      onLeft?.(typed);
      onSave(typed).then(
        () => onLeft?.(undefined),
        () => undefined,
      );
    },
    [],
  );
  const control = {
    value: typed ?? value,
    "aria-invalid": refusal !== undefined || (reason !== undefined && !fixed) || undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: () => void save(),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || isComposingKey(event)) return;
    event.preventDefault();
    goToNext(event.currentTarget);
  };
  const hint = (fixed || reason) && (
    <span data-wrong={(reason !== undefined && !fixed) || undefined}>
      {fixed && (
        <>
          <Badge tone="success" icon="check">
            直しました
          </Badge>{" "}
        </>
      )}
      {reason}
    </span>
  );
  return (
    <FormField label={label} hint={hint} error={typed === value ? undefined : refusal}>
      {/* One line would lose the breaks of a cell that has several. */}
      {value.includes("\n") ? (
        <TextArea {...control} />
      ) : (
        <TextField {...control} enterKeyHint="next" onKeyDown={onKeyDown} />
      )}
    </FormField>
  );
}
