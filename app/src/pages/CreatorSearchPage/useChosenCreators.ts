import type { OpenCreator } from "@tsumugi/contract";
import { useSelection } from "@tsumugi/ui";
import { useRef } from "react";

/** Creators chosen over several filters and pages: those who are no longer listed stay known by name. */
export function useChosenCreators(listed: readonly OpenCreator[]) {
  const { selection, selectedKeys } = useSelection();
  const seen = useRef(new Map<string, OpenCreator>());
  for (const creator of listed) seen.current.set(creator.uid, creator);
  const choose = (creators: readonly OpenCreator[]) => {
    for (const creator of creators) seen.current.set(creator.uid, creator);
    selection.set(
      creators.map(({ uid }) => uid),
      true,
    );
  };
  return { selection, choose, chosen: selectedKeys.flatMap((uid) => seen.current.get(uid) ?? []) };
}
