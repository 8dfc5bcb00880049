import { useState } from "react";
import { useUrlState } from "../shared/useUrlState.ts";

export interface FindInRoom {
  readonly isOpen: boolean;
  /** What is looked for: `find` of the address. */
  readonly keyword: string;
  readonly setKeyword: (keyword: string) => void;
  /** With the words that the list of rooms is searched for, if it is. */
  readonly open: () => void;
  readonly close: () => void;
}

/** The search within one room: open while the address has words for it, or since it was opened here. */
export function useFindInRoom(): FindInRoom {
  const { get, set } = useUrlState();
  const keyword = get("find");
  const [isOpened, setOpened] = useState(false);
  return {
    isOpen: isOpened || keyword !== "",
    keyword,
    setKeyword: (find) => {
      setOpened(true);
      set({ find });
    },
    open: () => {
      setOpened(true);
      if (keyword === "" && get("keyword") !== "") set({ find: get("keyword") });
    },
    close: () => {
      setOpened(false);
      if (keyword !== "") set({ find: null });
    },
  };
}
