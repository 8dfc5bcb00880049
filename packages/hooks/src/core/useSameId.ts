import { useCallback, useRef } from "react";
import { uuidv7 } from "./uuid.ts";

const nothing = { of: "", id: "" };

/**
 * Gives what is sent an id of its own, which stays until it is said to have arrived: sent again after a lost answer, the
 * same content is one to the server.
 */
export function useSameId() {
  const unsent = useRef(nothing);
  return useCallback(async <Sent>(content: unknown, send: (id: string) => Promise<Sent>): Promise<Sent> => {
    const of = JSON.stringify(content);
    if (unsent.current.of !== of) unsent.current = { of, id: uuidv7() };
    const sent = await send(unsent.current.id);
    if (unsent.current.of === of) unsent.current = nothing;
    return sent;
  }, []);
}
