import { type ReactNode, useEffect, useState } from "react";
import { useApiClient } from "../core/ApiProvider.tsx";
import type { StorageArea } from "../core/keyedStorage.ts";
import { CommentStoreProvider } from "../modules/realtime/CommentStoreProvider.tsx";
import { createEmbeddedCommentStore } from "../modules/realtime/embeddedCommentStore.ts";
import { useStage } from "./createStage.ts";
import { loggedStore } from "./loggedStore.ts";

/** As long as the story: nothing of it stays in the browser. */
export function memoryArea(): StorageArea {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

/** Cuts the line, or connects it again, with the word that a browser gives of it. */
export function useLine() {
  const { network, log } = useStage();
  useEffect(
    () => () => {
      if (network.mode.get() === "off") window.dispatchEvent(new Event("online"));
    },
    [network],
  );
  return (isOn: boolean) => {
    log.add({ kind: "act", text: isOn ? "回線をつないだ" : "回線を切った" });
    network.set(isOn ? "ok" : "off");
    window.dispatchEvent(new Event(isOn ? "online" : "offline"));
  };
}

interface ChatScopeProps {
  readonly tab?: string;
  readonly children: ReactNode;
}

/** The real comment store over the story's network: several tabs of one story share one event stream. */
export function ChatScope({ tab, children }: ChatScopeProps) {
  const { log, id } = useStage();
  const client = useApiClient();
  const [store] = useState(() => loggedStore(createEmbeddedCommentStore(client), log, tab));
  const [open] = useState(() => {
    const area = memoryArea();
    return () => area;
  });
  return (
    <CommentStoreProvider store={store} scope={id} storage={open}>
      {children}
    </CommentStoreProvider>
  );
}
