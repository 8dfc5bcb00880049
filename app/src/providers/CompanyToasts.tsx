import { useSession } from "@tsumugi/hooks";
import type { RefObject } from "react";
import { useCompanyToasts } from "./useCompanyToasts.ts";

/** Keeps toasts to the company they are about. */
export function CompanyToasts({ shown }: { readonly shown: RefObject<string | null> }) {
  const { status, currentUser } = useSession();
  useCompanyToasts(shown, status === "loading" ? undefined : (currentUser?.company ?? null));
  return null;
}
