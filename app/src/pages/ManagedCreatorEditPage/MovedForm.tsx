import type { MergedInto } from "@tsumugi/contract";
import { useFormBackup } from "@tsumugi/hooks";
import { useEffect, useState } from "react";
import { MovedCreator } from "../../managed-creators/MovedCreator.tsx";
import { paths } from "../../paths.ts";
import { joinedForms } from "./joinedForms.ts";

export interface MovedFormProps {
  /** The record that is no more. */
  readonly uid: string;
  readonly into: MergedInto;
  /** Just before the page is left. */
  readonly onLeave?: () => void;
}

/** Takes along what was typed over a record that went into another one: the form of that one begins with it. */
export function MovedForm({ uid, into, onLeave }: MovedFormProps) {
  const { formBackup: typed, saveFormBackup: saveTyped } = useFormBackup(`creator.${uid}`);
  const { formBackup: own, saveFormBackup: saveOwn } = useFormBackup(`creator.${into.uid}`);
  // The way leads on only then: the effects of what is drawn here run before this one.
  const [isCarried, setCarried] = useState(false);
  useEffect(() => {
    if (isCarried) return;
    if (typed !== "") {
      saveOwn(joinedForms(typed, own));
      saveTyped("");
    }
    onLeave?.();
    setCarried(true);
  }, [isCarried, typed, own, saveOwn, saveTyped, onLeave]);
  return isCarried && <MovedCreator into={into} href={paths.managedCreatorEdit.getHref(into.uid)} />;
}
