/** A room of either side: `chat` between a company and a creator, `support` between operators and a creator. */
export interface RoomRef {
  readonly side: "chat" | "support";
  readonly id: string;
}

/** A room of either side as one text: the key of maps and of what the browser keeps. */
export const roomKey = ({ side, id }: RoomRef): string => `${side}:${id}`;

/** The room of a room key. */
export const roomOfKey = (key: string): RoomRef => {
  const [side = "", ...id] = key.split(":");
  return { side: side === "support" ? "support" : "chat", id: id.join(":") };
};
