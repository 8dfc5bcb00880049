import type { ManagedCreatorValues } from "@tsumugi/contract";
import { useEffect, useRef } from "react";
import type { Control } from "react-hook-form";
import { useWatch } from "react-hook-form";

/** What a duplicate is known by. */
export type CreatorDraft = Pick<
  ManagedCreatorValues,
  "display_name" | "real_name" | "kana" | "email" | "accounts"
>;

const REST_MS = 500;

/** Hands out what has been typed once it has come to rest; not while a conversion is under way or at every key. */
export function useDraft(
  control: Control<ManagedCreatorValues>,
  onDraft: ((draft: CreatorDraft) => void) | undefined,
): void {
  const [display_name, real_name, kana, email, accounts] = useWatch({
    control,
    name: ["display_name", "real_name", "kana", "email", "accounts"],
  });
  const latest = useRef(onDraft);
  latest.current = onDraft;
  const key = JSON.stringify({ display_name, real_name, kana, email, accounts });
  useEffect(() => {
    const timer = setTimeout(() => latest.current?.(JSON.parse(key) as CreatorDraft), REST_MS);
    return () => clearTimeout(timer);
  }, [key]);
}
