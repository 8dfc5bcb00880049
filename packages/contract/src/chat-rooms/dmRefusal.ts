import type { Feature } from "../shared/enums.ts";
import type { RoomType } from "./chat-rooms.constants.ts";

const REFUSAL =
  "ダイレクトメッセージは現在の契約に含まれていません。ツムギの運営にお問い合わせください。依頼のやりとりは続けられます。";

/** Why nothing may be written into a room under these features; undefined where it may. Reading always goes on. */
export const dmRefusal = (
  { type }: { readonly type: RoomType },
  permission: readonly Feature[],
): string | undefined => (type === "dm" && !permission.includes("dm") ? REFUSAL : undefined);
