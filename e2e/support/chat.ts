import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

interface Room {
  readonly room_id: string;
  readonly last_seq: number;
  readonly read_seq: number;
  readonly unread_count: number;
}
interface Written {
  readonly seq: number;
  readonly text: string;
}

/** A demo account that talks to the server itself, beside the screens. */
export async function memberAt(request: APIRequestContext, email: string) {
  const signedIn = await request.post("/auth/sign_in", { data: { email, password: "tsumugi-demo" } });
  const { id_token, refresh_token } = await signedIn.json();
  const headers = { authorization: `Bearer ${id_token}` };
  const asked = async (answer: Promise<{ ok(): boolean; json(): Promise<unknown> }>) => {
    const response = await answer;
    expect(response.ok()).toBe(true);
    return response.json();
  };
  // Taken again where an idle connection has just been closed.
  const get = (path: string) => asked(request.get(path, { headers, maxRetries: 2 }));
  return {
    rooms: async () => ((await get("/api/chat_rooms?limit=50")) as { items: Room[] }).items,
    room: async (id: string) => (await get(`/api/chat_rooms/${id}`)) as Room,
    unread: async () =>
      ((await get("/api/notifications/unread_chat_count")) as { unread_chat_message_count: number })
        .unread_chat_message_count,
    read: (id: string) => asked(request.put(`/api/chat_rooms/${id}/join_room`, { headers, data: {} })),
    /** Opens the rooms for direct messages with the creators whom a keyword finds: their ids by name. */
    dmRooms: async (keyword: string) => {
      const found = await get(`/api/company/managed_creators?keyword=${encodeURIComponent(keyword)}`);
      const rooms = (found as { items: { uid: string; display_name: string }[] }).items.map(
        async ({ uid, display_name }) => {
          const data = { creator_uid: uid };
          const room = await asked(request.post("/api/chat_rooms/create_dm_room", { headers, data }));
          return [display_name, (room as Room).room_id] as const;
        },
      );
      return Object.fromEntries(await Promise.all(rooms));
    },
    /** Posts these texts in order. */
    write: async (id: string, texts: readonly string[]) => {
      for (const text of texts) {
        const data = { id: randomUUID(), text, images: [] };
        await asked(request.post(`/realtime/chat_rooms/${id}/comments`, { headers, data }));
      }
    },
    /** The newest texts, oldest first. */
    newest: async (id: string, limit: number) => {
      const { items } = (await get(`/realtime/chat_rooms/${id}/comments?limit=${limit}`)) as {
        items: Written[];
      };
      return items.map(({ text }) => text).reverse();
    },
    signOut: () => request.post("/auth/sign_out", { data: { refresh_token } }),
  };
}

export const thread = (page: Page) => page.getByRole("log", { name: "メッセージ" });
export const composer = (page: Page) => page.getByRole("textbox", { name: "メッセージ", exact: true });

/** Writes and sends by the keys that send by default. */
export async function say(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press("Control+Enter");
  await expect(composer(page)).toHaveValue("");
}

/** How often a page has asked for the event stream. */
export function countStreams(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/realtime/events") count += 1;
  });
  return () => count;
}
