import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  editProjectCells,
  editShipments,
  getProject,
  listProjectCreators,
  listShipments,
  updateJobStatus,
} from "@tsumugi/contract";
import {
  buildProject,
  buildProjectCreator,
  buildShipment,
  buildShipmentSummary,
  mockEndpoint,
  mockError,
  mockForever,
  shipmentStatusOf,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { renderProjectPage } from "../../testing/projectPage.tsx";
import { asViewer, noRows, onPhone, over } from "../../testing/states.ts";
import { ProjectPage } from "./ProjectPage.tsx";

/** Board and calendar of a project that sends its product, and its parcels. */
const meta = {
  title: "画面/案件/ボードとカレンダー",
  component: ProjectPage,
  render: renderProjectPage,
} satisfies Meta<typeof ProjectPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = Array.from({ length: 16 }, (_, index) => {
  const row = buildProjectCreator({}, index + 1);
  const status = shipmentStatusOf(row.job_status, index);
  return { ...row, shipment: buildShipmentSummary({ status }, index + 1) };
});
const shipping = mockEndpoint(
  getProject,
  buildProject({ product_shipping: true, shipping_due_on: "2026-11-25" }, 1),
);
const listed = mockEndpoint(listProjectCreators, { items: rows, next_cursor: null, total: rows.length });
const at = (query: Record<string, string>, ...handlers: ReturnType<typeof mockEndpoint>[]) => ({
  parameters: {
    ...over(...handlers, shipping, listed).parameters,
    at: paths.project.getHref("project_001", query),
  },
});

const drafting = rows.find(({ job_status }) => job_status === "drafting");
const cardOf = (uid: string | undefined) => document.querySelector<HTMLElement>(`[data-card="${uid}"]`);

export const Board: Story = {
  name: "ボード",
  ...at({ view: "board" }),
  play: async () => {
    await waitFor(() => expect(cardOf(drafting?.creator_uid)).toBeVisible());
    await expect(screen.getByRole("button", { name: "ボード" })).toHaveAttribute("aria-pressed", "true");
  },
};
export const BoardOnPhone: Story = { ...Board, name: "ボード（スマートフォン）", ...onPhone };

export const BoardMoveRefused: Story = {
  name: "移動が断られた",
  ...at({ view: "board" }, mockError(updateJobStatus, "illegal_transition")),
  play: async () => {
    await waitFor(() => expect(cardOf(drafting?.creator_uid)).toBeVisible());
    cardOf(drafting?.creator_uid)?.focus();
    await userEvent.keyboard(" {ArrowDown}{Enter}");
    await waitFor(() =>
      expect(cardOf(drafting?.creator_uid)?.closest("[data-drop]")).toHaveAttribute("data-drop", "drafting"),
    );
    await expect(await screen.findByText(/元の場所|に戻しました/)).toBeInTheDocument();
  },
};
export const BoardForbidden: Story = {
  name: "ボード（閲覧者）",
  ...at({ view: "board" }, asViewer),
  play: async () => {
    await waitFor(() => expect(cardOf(drafting?.creator_uid)).toBeVisible());
    await expect(screen.queryByRole("button", { name: /ステータスを変える/ })).toBeNull();
    await expect(screen.queryByRole("button", { name: "商品の発送" })).toBeNull();
  },
};
export const BoardLoading: Story = {
  name: "ボード（読み込み中）",
  ...at({ view: "board" }, mockForever(listProjectCreators)),
};
export const BoardFailed: Story = {
  name: "ボード（失敗）",
  ...at({ view: "board" }, mockError(listProjectCreators, "database_unavailable")),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeVisible();
  },
};
export const BoardEmpty: Story = {
  name: "ボード（まだいない）",
  ...at({ view: "board" }, mockEndpoint(listProjectCreators, noRows)),
  play: async () => {
    await expect(await screen.findByText("クリエイターはまだ追加されていません")).toBeVisible();
  },
};
export const BoardNoMatch: Story = {
  name: "ボード（条件に合わない）",
  ...at({ view: "board", keyword: "いない人" }, mockEndpoint(listProjectCreators, noRows)),
  play: async () => {
    await expect(await screen.findByText("条件に合うクリエイターはいません")).toBeVisible();
  },
};

export const Calendar: Story = {
  name: "カレンダー",
  ...at({ view: "calendar", day: "2026-11-20" }),
  play: async () => {
    await expect(await screen.findByRole("table", { name: "2026年11月の期限" })).toBeVisible();
    await waitFor(() => expect(screen.getByText("勤労感謝の日")).toBeInTheDocument(), { timeout: 5000 });
  },
};
/** What a line of Home leads to: nobody else's card is shown, and what narrows them can be taken away. */
export const CardsNarrowed: Story = {
  name: "カード（絞り込んで開く）",
  ...onPhone,
  ...at(
    { view: "sheet", status: "requested", due: "overdue", sort: "next_deadline" },
    mockEndpoint(listProjectCreators, ({ query }) => {
      const { job_status, overdue, sort } = query;
      const isAsked = String(job_status) === "requested" && overdue === true && sort === "next_deadline";
      const found = isAsked ? rows.slice(0, 2) : rows;
      return { items: found, next_cursor: null, total: found.length };
    }),
  ),
  play: async () => {
    const counted = (text: string) => screen.findAllByText((_, element) => element?.textContent === text);
    await expect((await counted("2名"))[0]).toBeVisible();
    await expect(screen.queryByText(rows[2]?.display_name ?? "")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "条件を消す" }));
    await expect((await counted("16名"))[0]).toBeVisible();
    await expect(screen.getByText(rows[2]?.display_name ?? "")).toBeVisible();
  },
};

/** The first page of cards holds nobody who may be asked; requests go to all that match, as from the sheet. */
export const CardsSendToAll: Story = {
  name: "カード（表示していない候補にも送る）",
  ...onPhone,
  ...at(
    { view: "sheet" },
    mockEndpoint(listProjectCreators, ({ query }) => {
      const shown = rows.filter(({ job_status }) => job_status !== "candidate");
      const isPage = Number(query.limit) < rows.length * 10;
      return { items: isPage ? shown : rows, next_cursor: isPage ? "next" : null, total: rows.length };
    }),
  ),
  play: async () => {
    await screen.findByRole("list", { name: "案件のクリエイター" });
    // The right to send is known a moment after the cards.
    const send = screen.getByRole("button", { name: "依頼を送る" });
    await waitFor(() => expect(send).not.toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(send);
    const candidates = rows.filter(({ job_status }) => job_status === "candidate");
    const panel = within(await screen.findByRole("dialog"));
    await expect(await panel.findByText(candidates[0]?.display_name ?? "")).toBeVisible();
  },
};

export const CalendarOnPhone: Story = { ...Calendar, name: "カレンダー（スマートフォン）", ...onPhone };
export const CalendarEmpty: Story = {
  name: "カレンダー（期限なし）",
  ...at({ view: "calendar" }, mockEndpoint(listProjectCreators, noRows)),
  play: async () => {
    await expect(await screen.findByText(/^期限はまだありません。/)).toBeVisible();
  },
};

const parcels = rows.slice(3, 10).map(({ creator_uid }, index) => buildShipment({ creator_uid }, index + 1));
const parcelList = mockEndpoint(listShipments, ({ query }) => {
  const items = query.creator
    ? parcels.filter(({ creator_uid }) => query.creator?.includes(creator_uid))
    : parcels;
  return { items, next_cursor: null, total: items.length };
});
export const Shipping: Story = {
  name: "商品の発送",
  ...at({ view: "board", shipping: "all" }, parcelList),
  play: async () => {
    const panel = within(await screen.findByRole("dialog", { name: "商品の発送" }));
    const list = within(await panel.findByRole("list", { name: "商品を送る相手" }));
    await userEvent.click(list.getByRole("button", { name: parcels[0]?.display_name ?? "" }));
    await expect(
      await screen.findByRole("dialog", { name: `${parcels[0]?.display_name}の発送` }),
    ).toBeVisible();
  },
};
export const ShippingOfChosen: Story = {
  name: "シートで選んだ人の発送",
  ...at({ view: "sheet" }, parcelList),
  play: async () => {
    // The first is a candidate, to whom nothing is sent yet.
    const names = [rows[0], ...rows.slice(3, 5)].map((row) => row?.display_name ?? "");
    for (const name of names)
      await userEvent.click(await screen.findByRole("checkbox", { name: `${name}を選択` }));
    await userEvent.click(screen.getByRole("button", { name: "2名の発送" }));
    const panel = within(await screen.findByRole("dialog", { name: "商品の発送" }));
    await expect(await panel.findByLabelText("2名を選択中")).toBePartiallyChecked();
  },
};
export const ShippingRefused: Story = {
  name: "発送を保存できない",
  ...at(
    { view: "board", shipping: parcels[0]?.creator_uid ?? "" },
    parcelList,
    mockError(editShipments, "invalid_request", {
      fields: { "edits.0.set.status": "届け先の住所がありません。" },
    }),
  ),
  play: async () => {
    const panel = within(await screen.findByRole("dialog", { name: `${parcels[0]?.display_name}の発送` }));
    await userEvent.selectOptions(await panel.findByLabelText("発送の状況"), "手配済み");
    await userEvent.click(panel.getByRole("button", { name: "保存する" }));
    await expect((await panel.findAllByText(/届け先の住所がありません/))[0]).toBeVisible();
    await expect(panel.getByLabelText("発送の状況")).toHaveValue("arranged");
  },
};
export const CardsOnPhone: Story = {
  name: "カード（スマートフォン）",
  ...at({ view: "sheet" }),
  ...onPhone,
  play: async () => {
    await expect(await screen.findByRole("list", { name: "案件のクリエイター" })).toBeVisible();
  },
};

const accepted = [1, 2].map((index) => buildProjectCreator({ job_status: "accepted" }, index));
let moved: unknown;
/** A colleague or a creator may have gone on meanwhile: the server compares with what was on the screen. */
export const SeveralMovedAsSeen: Story = {
  name: "まとめて進めるときも、見えていたステータスから",
  ...at(
    { view: "sheet" },
    mockEndpoint(listProjectCreators, { items: accepted, next_cursor: null, total: accepted.length }),
    mockEndpoint(updateJobStatus, ({ body }) => {
      moved = body;
      return { items: accepted.map((row) => ({ ...row, job_status: body.job_status })) };
    }),
  ),
  play: async () => {
    for (const box of await screen.findAllByRole("checkbox", { name: /を選択$/ })) await userEvent.click(box);
    const named = await screen.findAllByRole("button", { name: "ステータス" });
    // The column's header is a button of the same name.
    await userEvent.click(named.find(({ ariaHasPopup }) => ariaHasPopup === "menu") as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: /制作中/ }));
    await waitFor(() =>
      expect(moved).toEqual({
        creator_uids: accepted.map(({ creator_uid }) => creator_uid),
        was_each: ["accepted", "accepted"],
        job_status: "drafting",
      }),
    );
  },
};

/** What the last call wrote. */
let written: unknown;
const keepsCells = mockEndpoint(editProjectCells, ({ body }) => {
  written = body.changes.map(({ creator_uid, column, was }) => ({ creator_uid, column, was }));
  return { items: rows.slice(0, 2), refused: [] };
});
export const SeveralCardsOnPhone: Story = {
  name: "カードを選んで、まとめて変える（スマートフォン）",
  ...at({ view: "sheet" }, keepsCells),
  ...onPhone,
  play: async () => {
    const chosen = rows.slice(0, 2);
    for (const { display_name } of chosen)
      await userEvent.click(await screen.findByRole("checkbox", { name: `${display_name}を選ぶ` }));
    await userEvent.click(await screen.findByRole("button", { name: "担当" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "案件の担当に戻す" }));
    await expect((await screen.findAllByText("2名の値を変更しました")).length).toBeGreaterThan(0);
    await expect(written).toEqual(
      chosen.map(({ creator_uid, owner_uid }) => ({ creator_uid, column: "owner", was: owner_uid })),
    );
    await expect(screen.getByRole("button", { name: "案件から外す" })).toBeVisible();
  },
};
