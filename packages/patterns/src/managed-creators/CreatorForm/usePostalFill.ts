import { type ManagedCreatorValues, type PostalTown, postalCodeOf } from "@tsumugi/contract";
import { useRef, useState } from "react";
import { type Control, useController } from "react-hook-form";
import { fieldId } from "../../shared/useField.ts";
import type { FindTowns } from "./creatorForm.types.ts";
import { type PostalNote, postalNote, withTown } from "./postalFill.ts";

/**
 * Looks a postal code up as soon as it is whole, and puts its town where nothing is written. Only what a person types
 * is looked up: opening a record changes nothing in it.
 */
export function usePostalFill(control: Control<ManagedCreatorValues>, findTowns: FindTowns | undefined) {
  const { field: address } = useController({ control, name: "address" });
  const [note, setNote] = useState<PostalNote | null>(null);
  const asked = useRef("");
  const latest = useRef(address);
  latest.current = address;

  const put = (after: string, before: string) => {
    latest.current.onChange(after);
    setNote({ kind: "filled", before, after });
  };
  /** What was pressed is gone with its note: the address comes next, to be written on. */
  const goOn = () => document.getElementById(fieldId("address"))?.focus();
  const lookUp = async (text: string) => {
    const code = postalCodeOf(text);
    if ((code ?? "") === asked.current) return;
    asked.current = code ?? "";
    setNote(null);
    if (!findTowns || code === undefined) return;
    const towns = await findTowns(code).catch(() => undefined);
    if (asked.current !== code) return;
    if (!towns) {
      // Without an answer (no connection, say) the address is typed as ever, or the code asked for once more.
      asked.current = "";
      setNote({ kind: "failed" });
      return;
    }
    const found = postalNote(towns, latest.current.value);
    if (found?.kind === "filled") put(found.after, found.before);
    else setNote(found);
  };
  return {
    note,
    // What was filled in and then written on is the person's own: there is nothing to take back.
    canUndo: note?.kind === "filled" && address.value === note.after,
    lookUp,
    take: (after: string) => {
      put(after, latest.current.value);
      goOn();
    },
    choose: (town: PostalTown) => {
      put(withTown(town, latest.current.value), latest.current.value);
      goOn();
    },
    undo: (before: string) => {
      latest.current.onChange(before);
      setNote(null);
      goOn();
    },
  };
}
