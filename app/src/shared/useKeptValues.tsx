import { useFormBackup } from "@tsumugi/hooks";
import { Banner, Button, toast } from "@tsumugi/ui";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { type KeptValues, readKeptValues, writeKeptValues } from "./keptValues.ts";

export interface KeptForm<Values> {
  /** Of the form: another one begins again. */
  readonly formKey: number;
  /** What was typed before, for the form to begin with. */
  readonly restored: KeptValues<Values> | undefined;
  /** For every change of the form, over the values that it was opened with. */
  readonly keep: (initial: Values, values: Values, version?: number) => void;
  /** The values are saved, or thrown away on purpose. */
  readonly forget: () => void;
  /** Throws away what was restored, with the way back in a toast; the form begins again. */
  readonly discard: () => void;
  /** Says that something was restored; draw it above the form. */
  readonly notice: ReactNode;
}

/**
 * Keeps what is typed into a form in this browser, for the person and the company, until it is saved: switching the
 * company in another tab, which starts every page afresh, loses nothing. Opened again, the form begins with it and says so.
 *
 * @param shape as `readKeptValues` has it; read once
 */
export function useKeptValues<Values extends object>(name: string, shape: Values): KeptForm<Values> {
  const { formBackup, saveFormBackup } = useFormBackup(name);
  const [{ restored, formKey }, setForm] = useState(() => ({
    restored: readKeptValues(formBackup, shape),
    formKey: 0,
  }));
  const latest = useRef(formBackup);
  const store = useCallback(
    (text: string) => {
      latest.current = text;
      saveFormBackup(text);
    },
    [saveFormBackup],
  );
  const keep = useCallback(
    (from: Values, values: Values, version?: number) => store(writeKeptValues(from, values, version)),
    [store],
  );
  const forget = useCallback(() => store(""), [store]);
  const begin = (text: string) => {
    store(text);
    setForm((now) => ({ restored: readKeptValues(text, shape), formKey: now.formKey + 1 }));
  };
  const discard = () => {
    // With what was typed since it was restored.
    const text = latest.current;
    begin("");
    toast.show("入力中だった内容を破棄しました", {
      action: { label: "元に戻す", onClick: () => begin(text) },
    });
  };
  const notice = restored && (
    <Banner
      tone="info"
      title="入力中だった内容を復元しました"
      actions={
        <Button size="sm" onClick={discard}>
          破棄する
        </Button>
      }
    >
      まだ保存していません。
    </Banner>
  );
  return { formKey, restored, keep, forget, discard, notice };
}
