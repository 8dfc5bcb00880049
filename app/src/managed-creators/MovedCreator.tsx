import { type MergedInto, mergedWords } from "@tsumugi/contract";
import { toast } from "@tsumugi/ui";
import { useEffect } from "react";
import { useNavigate } from "../routing/address.ts";
import { PageSkeleton } from "../shared/PageSkeleton.tsx";

export interface MovedCreatorProps {
  readonly into: MergedInto;
  /** The same page of the record that took this one in. */
  readonly href: string;
}

/** In place of a record that went into another one: leads there, in place of the dead address, and says why. */
export function MovedCreator({ into, href }: MovedCreatorProps) {
  const navigate = useNavigate();
  const words = mergedWords(into);
  useEffect(() => {
    toast.show(words);
    navigate(href, { replace: true });
  }, [words, href, navigate]);
  return <PageSkeleton />;
}
