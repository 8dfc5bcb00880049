import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Badge } from "../../../components/Badge/Badge.tsx";
import { FormField } from "../../../components/FormField/FormField.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { isComposingKey } from "../../../format/ime.ts";

const UNKNOWN = "保存できませんでした。通信を確かめて、もう一度入力欄を離れてください。";

interface MendingFieldProps {
  label: string;
  /** The cell as it is kept. */
  value: string;
  /** Why the row fails by this cell, and the cure. */
  reason?: string;
  mended: boolean;
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
export function MendingField({ label, value, reason, mended, onSave }: MendingFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef({ typed, value, onSave });
  latest.current = { typed, value, onSave };

  const save = async () => {
    if (typed === undefined) return;
    try {
      if (typed !== value) await onSave(typed);
      setRefusal(undefined);
      // What was typed meanwhile stays.
      setTyped((now) => (now === typed ? undefined : now));
    } catch (cause) {
      setRefusal(cause instanceof Error && cause.message ? cause.message : UNKNOWN);
    }
  };
  // A phone turned on its side draws the table instead: no blur tells of that.
  useEffect(
    () => () => {
      const { typed, value, onSave } = latest.current;
      if (typed !== undefined && typed !== value) onSave(typed).catch(() => undefined);
    },
    [],
  );
  const control = {
    value: typed ?? value,
    "aria-invalid": refusal !== undefined || (reason !== undefined && !mended) || undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: () => void save(),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || isComposingKey(event)) return;
    event.preventDefault();
    goToNext(event.currentTarget);
  };
  const hint = (mended || reason) && (
    <span data-wrong={(reason !== undefined && !mended) || undefined}>
      {mended && (
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
    <FormField label={label} hint={hint} error={refusal}>
      {/* One line would lose the breaks of a cell that has several. */}
      {value.includes("\n") ? (
        <TextArea {...control} />
      ) : (
        <TextField {...control} enterKeyHint="next" onKeyDown={onKeyDown} />
      )}
    </FormField>
  );
}
