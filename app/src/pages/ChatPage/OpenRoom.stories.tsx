import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  type CommentEditBody,
  type CommentListQuery,
  editComment,
  getChatRoom,
  joinRoom,
  listComments,
  partsAround,
  searchComments,
  updateJobStatus,
} from "@tsumugi/contract";
import { buildChatRoom, buildComment, mockEndpoint, mockError } from "@tsumugi/mocks";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { ChatPage } from "./ChatPage.tsx";

const meta = {
  title: "画面/メッセージ/部屋",
  component: ChatPage,
  render: (_, { parameters }) => (
    // As high as a window: unlike in a page that grows, most of the thread is out of sight.
    <main style={{ height: 640, display: "grid" }}>
      <PageFrame path={`${paths.chat.path}/:roomId?`} at={parameters.at} frame="bare">
        <ChatPage />
      </PageFrame>
    </main>
  ),
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const WRITTEN_AT = new Date(Date.UTC(2026, 9, 1)).toISOString();
const textOf = (seq: number) => `${seq}通目です。`;
/** What a room that holds this many answers: no comment is made that is not asked for. */
function pageOf(total: number, { limit, before, after, around }: CommentListQuery) {
  const parts = partsAround(limit);
  const place = Number(around?.slice(-12));
  const last =
    around !== undefined
      ? place + parts.after
      : after !== undefined
        ? after + limit
        : (before ?? total + 1) - 1;
  const first =
    around !== undefined ? place - parts.upTo + 1 : after !== undefined ? after + 1 : last - limit + 1;
  const [from, to] = [Math.max(1, first), Math.min(total, last)];
  return {
    items: Array.from({ length: Math.max(0, to - from + 1) }, (_, i) =>
      buildComment({ text: textOf(to - i), created_at: WRITTEN_AT }, to - i),
    ),
  };
}
const idOf = (seq: number) => buildComment({}, seq).id;

const readTo = fn();
/** A room with this many comments, read up to here. Each has its own: what one is read to on its way out, the next may hear. */
const roomOf = (room_id: string, total: number, read_seq: number) => {
  const unread_count = total - read_seq;
  return over(
    mockEndpoint(getChatRoom, buildChatRoom({ room_id, read_seq, last_seq: total, unread_count })),
    mockEndpoint(listComments, ({ query }) => pageOf(total, query)),
    mockEndpoint(joinRoom, ({ params, body }) => {
      if (params.id === room_id) readTo(body.read_to);
      return { unread_count: Math.max(0, total - (body.read_to ?? total)), read_seq: body.read_to ?? total };
    }),
  ).parameters;
};

const scroller = () => screen.findByRole("region", { name: "やりとり" });
const shownIn = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>("[data-comment]")].map(({ dataset }) =>
    Number(dataset.comment?.slice(-12)),
  );
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Reads back to the beginning, page by page, and finds the end of it. */
const ends = (total: number): Story => ({
  name: `ちょうど${total}件の部屋を最初まで読む`,
  parameters: { ...roomOf("room_001", total, total), at: paths.chatRoom.getHref("room_001") },
  play: async () => {
    const box = await scroller();
    await waitFor(() => expect(shownIn(box)).toEqual(numbers(total - 9, total)));
    const more = () => within(box).queryByRole("button", { name: "以前のメッセージを見る" });
    for (let held = 10, button = more(); button; button = more()) {
      await userEvent.click(button);
      // More are there, or the room says that there are none.
      await waitFor(() => expect(more() === null || shownIn(box).length > held).toBe(true));
      await waitFor(() => expect(within(box).getByRole("log")).toHaveAttribute("aria-busy", "false"));
      await expect(shownIn(box).length).toBeLessThanOrEqual(held + 10);
      held = shownIn(box).length;
    }
    await expect(more()).toBeNull();
    await waitFor(() => expect(shownIn(box)).toEqual(numbers(1, total)));
    // Where the room begins, its terms stand.
    await expect(await within(box).findByText("依頼の条件")).toBeInTheDocument();
  },
});
export const EndsAtTen = ends(10);
export const EndsAtTwenty = ends(20);
export const EndsAtTwentyOne = ends(21);

export const FoundFarBack: Story = {
  name: "45,000件前のメッセージを検索から開き、最新へ戻る（未読は読んだことにならない）",
  parameters: {
    ...roomOf("room_002", 45_050, 45_000),
    at: paths.chatRoom.getHref("room_002", { at: idOf(50) }),
  },
  play: async () => {
    readTo.mockClear();
    const target = await screen.findByText(textOf(50));
    await waitFor(() => expect(target.closest("[data-target]")).toHaveFocus());
    await expect(target).toBeVisible();
    const box = await scroller();
    await waitFor(() => expect(shownIn(box)).toEqual(numbers(1, 100)));
    await expect(screen.getByText("過去のメッセージを表示しています")).toBeVisible();
    await expect(readTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "最新へ" }));
    await expect(await screen.findByText(textOf(45_050))).toBeVisible();
    await waitFor(() => expect(screen.queryByText(textOf(50))).toBeNull());
    await waitFor(() => expect(readTo).toHaveBeenLastCalledWith(45_050));
  },
};

export const UnreadFarBack: Story = {
  name: "45,000件前から未読の部屋は、その未読で開く",
  parameters: { ...roomOf("room_003", 45_050, 50), at: paths.chatRoom.getHref("room_003") },
  play: async () => {
    readTo.mockClear();
    await expect(await screen.findByText("ここから未読")).toBeVisible();
    await expect(screen.getByText(textOf(51))).toBeVisible();
    await expect(await screen.findByText("過去のメッセージを表示しています")).toBeVisible();
    await waitFor(() => expect(readTo).toHaveBeenCalled());
    for (const [seq] of readTo.mock.calls) await expect(seq).toBeLessThan(90);
  },
};

const saved: CommentEditBody[] = [];
const otherDevice = { text: "別の端末で直した文", edited_at: new Date(Date.UTC(2026, 9, 2)).toISOString() };
/** Knows the room's own comment as another device left it. */
const editedElsewhere = mockEndpoint(editComment, ({ params, body }) => {
  saved.push(body);
  const current = buildComment({ ...otherDevice, id: params.comment_id ?? "", created_at: WRITTEN_AT }, 4);
  if (body.original === current.text) return { ...current, text: body.text };
  return Response.json({ code: "stale_version", message: "変更されました。", current }, { status: 409 });
});

export const EditedOnAnotherDevice: Story = {
  name: "別の端末で変わった自分のメッセージを、知らせが届く前に書き直す",
  parameters: {
    ...over(
      mockEndpoint(getChatRoom, buildChatRoom({ room_id: "room_004", read_seq: 5, last_seq: 5 })),
      mockEndpoint(listComments, ({ query }) => pageOf(5, query)),
      mockEndpoint(joinRoom, { unread_count: 0, read_seq: 5 }),
      editedElsewhere,
    ).parameters,
    at: paths.chatRoom.getHref("room_004"),
  },
  play: async () => {
    saved.length = 0;
    const own = (await screen.findByText(textOf(4))).closest("article") as HTMLElement;
    await userEvent.click(within(own).getByRole("button", { name: /のメッセージの操作$/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "編集" }));
    const box = await within(own).findByRole("textbox", { name: "メッセージを編集" });
    await userEvent.type(box, "追記です。");
    await userEvent.click(within(own).getByRole("button", { name: "保存する" }));
    const both = await screen.findByRole("dialog", { name: "このメッセージは別の画面で変更されました" });
    await expect(within(both).getByText(otherDevice.text)).toBeVisible();
    const mine = `${textOf(4)}追記です。`;
    await expect(within(both).getByText(mine)).toBeVisible();
    await userEvent.click(within(both).getByRole("button", { name: "自分の内容で保存する" }));
    await waitFor(() => expect(within(own).queryByRole("textbox")).toBeNull());
    await expect(saved).toEqual([
      { text: mine, original: textOf(4) },
      { text: mine, original: otherDevice.text },
    ]);
  },
};

/** Every hundredth comment of a room of 5,000 holds the words; twenty to a page. */
const hits = Array.from({ length: 50 }, (_, index) => 5_000 - index * 100);
const finding = over(
  mockEndpoint(
    getChatRoom,
    buildChatRoom({ room_id: "room_009", read_seq: 5_000, last_seq: 5_000, unread_count: 0 }),
  ),
  mockEndpoint(listComments, ({ query }) => pageOf(5_000, query)),
  mockEndpoint(joinRoom, { unread_count: 0, read_seq: 5_000 }),
  mockEndpoint(searchComments, ({ query }) => {
    const from = Number(query.cursor ?? 0);
    const items = hits.slice(from, from + 20).map((seq) => ({
      comment_id: idOf(seq),
      author_uid: seq % 2 ? "creator_001" : "user_001",
      seq,
      created_at: WRITTEN_AT,
      line: [{ text: textOf(seq), hit: true }],
    }));
    return { items, next_cursor: from < 40 ? String(from + 20) : null, total: 50, any_word: false };
  }),
).parameters;
const searchbox = () => screen.findByRole("searchbox", { name: "この部屋で検索" });
const counted = () => within(screen.getByRole("region", { name: "この部屋で検索" })).getByRole("status");

export const FindsInRoom: Story = {
  name: "部屋の中を検索し、1件ずつ見て、閉じる",
  parameters: { ...finding, at: paths.chatRoom.getHref("room_009") },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "この部屋で検索" }));
    await waitFor(async () => expect(await searchbox()).toHaveFocus());
    await userEvent.keyboard("通目{Enter}");
    await waitFor(() => expect(counted()).toHaveTextContent("50件中1件目"));
    for (let place = 2; place <= 21; place += 1) {
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(counted()).toHaveTextContent(`50件中${place}件目`));
    }
    const target = await within(await scroller()).findByText(textOf(3_000));
    await waitFor(() => expect(target.closest("[data-target]")).not.toBeNull());
    await expect(await searchbox()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("button", { name: "この部屋で検索" })).toHaveFocus();
    // It stays where one was led.
    await expect(target).toBeVisible();
  },
};

export const FindsAgain: Story = {
  name: "同じ一致を選び直すと、またそこへ移る",
  parameters: { ...finding, at: paths.chatRoom.getHref("room_009", { find: "通目" }) },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /2件目|4900通目/ }));
    const target = await within(await scroller()).findByText(textOf(4_900));
    await waitFor(() => expect(target).toBeVisible());
    const box = await scroller();
    box.scrollTop = 0;
    await waitFor(() =>
      expect(target.getBoundingClientRect().top).toBeGreaterThan(box.getBoundingClientRect().bottom),
    );
    await userEvent.click(screen.getByRole("button", { name: /4900通目/ }));
    await waitFor(() =>
      expect(target.getBoundingClientRect().bottom).toBeLessThan(box.getBoundingClientRect().bottom),
    );
  },
};

export const FoundByAddress: Story = {
  name: "探す言葉のついたアドレスで開く",
  parameters: { ...finding, at: paths.chatRoom.getHref("room_009", { find: "通目" }) },
  play: async () => {
    await expect(await searchbox()).toHaveValue("通目");
    await waitFor(() => expect(counted()).toHaveTextContent("50件"));
  },
};

export const RefusedMove: Story = {
  name: "ステータスの変更を断られても、書いた理由は残る",
  parameters: {
    at: "/chat/refused",
    ...over(
      mockEndpoint(getChatRoom, buildChatRoom({ room_id: "refused" })),
      mockError(updateJobStatus, "stale_version", { message: "その間にステータスが変わりました。" }),
    ).parameters,
  },
  ...onPhone,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "依頼とクリエイター" }));
    await userEvent.click(await screen.findByRole("button", { name: /のステータス: .*（変更）/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^中止/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "「中止」に変えますか？" }));
    await userEvent.type(dialog.getByRole("textbox"), "発売の延期");
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await waitFor(() =>
      expect(document.querySelector("[data-tsu-toaster] ul")).toHaveTextContent(/変わりました/),
    );
    await expect(dialog.getByRole("textbox")).toHaveValue("発売の延期");
  },
};
