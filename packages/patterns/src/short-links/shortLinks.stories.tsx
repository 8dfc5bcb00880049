import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ProjectShortLink, ShortLink, Utm } from "@tsumugi/contract";
import { Button, EmptyState } from "@tsumugi/ui";
import { expect, fn, userEvent, within } from "storybook/test";
import { ShortLinkCard } from "./ShortLinkCard/ShortLinkCard.tsx";
import { ShortLinkForm } from "./ShortLinkForm/ShortLinkForm.tsx";
import { ShortLinkQr } from "./ShortLinkQr/ShortLinkQr.tsx";
import { ShortLinkTable } from "./ShortLinkTable/ShortLinkTable.tsx";

const CURVE = [2, 4, 3, 48, 92, 71, 40, 28, 19, 33, 21, 12, 6];
const link: ShortLink = {
  uid: "short_link_001",
  job_request_uid: "job_001",
  code: "k7m2p9xa",
  short_url: "https://tsumugi.example.jp/s/k7m2p9xa",
  qr_url: "https://tsumugi.example.jp/s/k7m2p9xa.q",
  source_url: "https://cosme.example.jp/products/moist",
  destination_url:
    "https://cosme.example.jp/products/moist?utm_source=creator&utm_medium=social&utm_content=k7m2p9xa",
  utm: { source: "creator", medium: "social", campaign: "", content: "{code}" },
  clicks: { total: 379, unique: 305, qr: 31, bot: 14, own: 3 },
  by_hour: CURVE.map((total, nth) => ({
    hour: new Date(Date.parse("2026-11-19T09:00:00Z") + nth * 3_600_000).toISOString(),
    total,
    unique: Math.ceil(total * 0.8),
    qr: 0,
  })),
  created_at: "2026-11-19T02:30:00.000Z",
  disabled_at: null,
};
const utm: Utm = { source: "creator", medium: "social", campaign: "{project}", content: "{code}" };
const names = [
  "さくら家の暮らし",
  "旅する写真家ユウ",
  "はるのコスメ帖",
  "とても長い名前のクリエイターさんの公式アカウント",
];
const { by_hour: _hours, utm: _utm, ...facts } = link;
const links = names.map(
  (name, nth): ProjectShortLink => ({
    ...facts,
    uid: `short_link_00${nth + 1}`,
    creator: { uid: `creator_00${nth + 1}`, name },
    clicks: { ...facts.clicks, total: 379 - nth * 90, unique: 305 - nth * 80 },
    disabled_at: nth === 2 ? "2026-11-20T00:00:00.000Z" : null,
  }),
);

const meta = { title: "画面の型/短縮リンク/短縮リンク" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onCopy = fn();
const onSubmit = fn();

export const Card: Story = {
  name: "ShortLinkCard",
  render: () => (
    <ShortLinkCard
      link={link}
      onCopy={onCopy}
      qr={<Button>QRコード</Button>}
      toggle={<Button>リンクを停止</Button>}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "コピー" }));
    await expect(onCopy).toHaveBeenCalledWith(link.short_url);
    await expect(canvas.getByText("379")).toBeVisible();
    // The day stands at each hour: with many hours, most of their names are left out.
    await userEvent.click(await canvas.findByRole("button", { name: "表で見る" }));
    await expect(await canvas.findByRole("row", { name: /11\/19 18時/ })).toHaveTextContent("2回");
    await expect(canvas.getByRole("row", { name: /11\/20 06時/ })).toHaveTextContent("6回");
  },
};

export const CardDisabled: Story = {
  name: "ShortLinkCard・停止中、クリックなし",
  render: () => (
    <ShortLinkCard
      link={{
        ...link,
        disabled_at: "2026-11-20T00:00:00.000Z",
        clicks: { total: 0, unique: 0, qr: 0, bot: 0, own: 0 },
        by_hour: [],
      }}
      onCopy={onCopy}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/まだクリックがありません/)).toBeVisible();
  },
};

export const CardPhone: Story = {
  name: "ShortLinkCard・スマートフォン",
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => (
    <ShortLinkCard
      link={{ ...link, destination_url: `${link.destination_url}&${"long=".repeat(40)}` }}
      onCopy={onCopy}
      qr={<Button>QRコード</Button>}
    />
  ),
};

export const Form: Story = {
  name: "ShortLinkForm",
  render: () => <ShortLinkForm utm={utm} onSubmit={onSubmit} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: /紹介するページのURL/ });
    const make = canvas.getByRole("button", { name: "短縮リンクを発行" });
    await userEvent.type(field, "cosme.example.jp");
    await userEvent.click(make);
    await expect(canvas.getByText(/http:\/\/ または https:\/\/ で始まる/)).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field);
    // Begins as it has to: what else is wrong with it, the server says.
    await userEvent.type(field, "https://cosme.example.jp/p 2");
    await userEvent.click(make);
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ source_url: "https://cosme.example.jp/p 2" }),
    );
    await userEvent.clear(field);
    // What the address says of a visit stays, and that is said before the link is made.
    await userEvent.type(field, "https://cosme.example.jp/p?utm_source=mine");
    await expect(canvas.getByText(/^URLにあるutm_source=mine\s*は、そのまま使います/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, " https://cosme.example.jp/p ");
    await userEvent.click(canvas.getByText("転送先に付けるUTMパラメーター"));
    await userEvent.clear(canvas.getByLabelText(/utm_source/));
    await userEvent.click(make);
    await expect(onSubmit).toHaveBeenCalledWith({
      source_url: "https://cosme.example.jp/p",
      utm: { ...utm, source: "" },
    });
  },
};

export const FormRefused: Story = {
  name: "ShortLinkForm・断られたとき",
  render: () => (
    <ShortLinkForm
      utm={utm}
      error="入力を確認してください。"
      addressError="社内やこのコンピューターだけで開けるURLには転送できません。だれでも開けるページのURLを入力してください。"
      onSubmit={onSubmit}
    />
  ),
};

export const Table: Story = {
  name: "ShortLinkTable",
  render: () => <ShortLinkTable links={links} />,
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("row");
    await expect(rows[1]).toHaveTextContent("さくら家の暮らし");
    await expect(rows.at(-1)).toHaveTextContent("とても長い名前");
  },
};

export const TableEmpty: Story = {
  name: "ShortLinkTable・0件",
  render: () => <ShortLinkTable links={[]} empty={<EmptyState title="短縮リンクはまだありません" />} />,
};

/** The dark modules of the code, as a path of squares; the server's own drawing has the same shape. */
const MODULES =
  "M1 1h7v7h-7zM13 1h7v7h-7zM1 13h7v7h-7zM10 3h1v3h-1zM10 10h3v1h-3zM15 11h2v4h-2zM18 17h2v3h-2z";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="${MODULES}"/></svg>`;

export const Qr: Story = {
  name: "ShortLinkQr",
  render: () => <ShortLinkQr address={link.qr_url} svg={svg} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: `${link.qr_url} のQRコード` })).toBeVisible();
    await expect(canvas.getByText(link.qr_url)).toBeVisible();
  },
};
