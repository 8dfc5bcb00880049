import type { CommentPlace, UseComments } from "@tsumugi/hooks";
import { toast } from "@tsumugi/ui";
import { useEffect, useState } from "react";
import { fullMessageOf } from "../shared/errors.ts";
import { useArrivals } from "../shared/useArrivals.ts";
import { useUrlState } from "../shared/useUrlState.ts";

export interface JumpToComment {
  /** The comment that the address names has not come yet. */
  readonly isJumping: boolean;
  /** That comment; null without one. */
  readonly targetId: string | null;
  /** The comment that the address names, also while it has not come. */
  readonly askedId: string | null;
  /** Back to the newest: the address names no comment any more, so that the same link leads there again. */
  readonly toLatest: () => void;
  /** The address names this one from now on; the one that it names already is shown again. */
  readonly show: (id: string) => void;
  /** The address names no comment any more; what is shown stays. */
  readonly forget: () => void;
}

const placeOf = (at: string): CommentPlace => (/^\d+$/.test(at) ? Number(at) : at);

/** Shows the comment that the address names (`at`: its id, or its number in the room), wherever it lies. */
export function useJumpToComment(
  isReady: boolean,
  { loadAround, toLatest }: Pick<UseComments, "loadAround" | "toLatest">,
): JumpToComment {
  const { get, set } = useUrlState();
  const at = get("at");
  // The same link pressed again leads there again, however far one has read on meanwhile.
  const [again, setAgain] = useState(0);
  const visit = `${useArrivals()} ${again} ${at}`;
  const [target, setTarget] = useState<{ visit: string; id: string | null }>({ visit: "0 0 ", id: null });
  useEffect(() => {
    if (!isReady) return;
    let isLast = true;
    const arrive = (id: string | null) => isLast && setTarget({ visit, id });
    if (!at) arrive(null);
    else
      loadAround(placeOf(at)).then(
        (comment) => arrive(comment?.id ?? null),
        (error) => {
          if (isLast) toast.error(fullMessageOf(error));
          arrive(null);
        },
      );
    return () => {
      isLast = false;
    };
  }, [isReady, at, visit, loadAround]);
  const forget = () => {
    if (at) set({ at: null });
  };
  const isJumping = target.visit !== visit;
  return {
    isJumping,
    targetId: isJumping ? null : target.id,
    askedId: isJumping ? at || null : target.id,
    toLatest: () => {
      forget();
      toLatest();
    },
    show: (id) => (id === at ? setAgain((count) => count + 1) : set({ at: id })),
    forget,
  };
}
