import type { ChatRoom } from "@tsumugi/hooks";
import { useEffect, useRef } from "react";
import { useNavigate } from "../routing/address.ts";

/** Alt+↓ and Alt+↑ open the next and the previous room of the list, also from within the message box. */
export function useRoomKeys(
  rooms: readonly Pick<ChatRoom, "roomId">[],
  currentId: string | undefined,
  hrefOf: (roomId: string) => string,
): void {
  const navigate = useNavigate();
  const latest = useRef({ rooms, currentId, hrefOf });
  latest.current = { rooms, currentId, hrefOf };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step === 0 || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const { rooms: all, currentId: id, hrefOf: toHref } = latest.current;
      const at = all.findIndex(({ roomId }) => roomId === id);
      const next = all[at < 0 ? 0 : at + step];
      if (!next) return;
      event.preventDefault();
      navigate(toHref(next.roomId), { isFromOutside: true });
    };
    window.addEventListener("keydown", handleKey);
    return () => window.removeEventListener("keydown", handleKey);
  }, [navigate]);
}
