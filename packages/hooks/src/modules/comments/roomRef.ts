/** A room of either side: `chat` between a company and a creator, `support` between operators and a creator. */
export interface RoomRef {
  readonly side: "chat" | "support";
  readonly id: string;
}

/** Names a room of either side in one text: a key of maps and of what the browser keeps. */
export const roomKey = ({ side, id }: RoomRef): string => `${side}:${id}`;

/** The room of a room key. */
export const roomOfKey = (key: string): RoomRef => {
  const [side = "", ...id] = key.split(":");
  return { side: side === "support" ? "support" : "chat", id: id.join(":") };
};
