import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CustomValues, customKey } from "@tsumugi/contract";
import { buildCustomField } from "@tsumugi/mocks";
import { Card, createSelection, EmptyState, LoadMore, Toolbar } from "@tsumugi/ui";
import { guide } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { sampleCreators } from "../../testing/samples.ts";
import { CreatorFilters } from "../CreatorFilters/CreatorFilters.tsx";
import { CreatorTable } from "./CreatorTable.tsx";

const times = { created_at: "2026-08-01T00:00:00.000Z", updated_at: "2026-11-18T00:00:00.000Z" };
const creators = sampleCreators.map((creator) => ({ ...creator, ...times }));

const meta = {
  title: "画面の型/クリエイター管理/CreatorTable",
  component: CreatorTable,
  args: {
    creators,
    sort: "-follower_count",
    onSortChange: fn(),
    selection: createSelection(["creator-1"]),
    // biome-ignore lint/a11y/useAnchorContent: the table puts the name in
    linkTo: (creator) => <a href={`#${creator.uid}`} />,
    totalCount: 120,
  },
  render: (args) => (
    <Card flush>
      <Toolbar>
        <CreatorFilters value={{ stage: ["active"] }} onValueChange={fn()} />
      </Toolbar>
      <CreatorTable {...args} />
      <LoadMore shown={args.creators.length} total={args.totalCount} hasMore onLoadMore={fn()} unit="名" />
    </Card>
  ),
  parameters: guide({
    use: "自社で取引するクリエイターの台帳です。列は人ごとに選び、並べ、幅を変えられます。",
    do: ["書き込める人には onEdit を渡し、表の中で直せるようにします。"],
    dont: ["めったに見ない列を最初から出さない。列の設定で出せます。"],
  }),
} satisfies Meta<typeof CreatorTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "はなこ美容" })).toHaveAttribute("href", "#creator-0");
    await expect(canvas.getByRole("columnheader", { name: "フォロワー計" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  },
};
export const Editable: Story = {
  name: "表の中で直す",
  args: {
    onEdit: fn(async () => undefined),
    owners: [{ value: "m1", label: "田中 美咲" }],
    layout: { order: ["display_name", "memo", "stage"], hidden: [], widths: {} },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("columnheader", { name: "社内メモ" })).toBeVisible();
    await expect(canvas.queryByRole("columnheader", { name: "電話番号" })).toBeNull();
    const memos = canvas.getAllByRole("row")[1]?.querySelectorAll<HTMLElement>("td, th") ?? [];
    const memo = [...memos].find((cell) => cell.getAttribute("aria-colindex") === "3") ?? memos[2];
    await userEvent.dblClick(memo as HTMLElement);
    await userEvent.keyboard("夜に返信{Enter}");
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenCalledWith([
        expect.objectContaining({ columnKey: "memo", value: expect.stringContaining("夜に返信") }),
      ]),
    );
  },
};
const ownValues: CustomValues = { custom_field_001: 24.5, custom_field_002: "option_001" };
const ownFields = [1, 2, 3, 4, 5].map((nth) => buildCustomField({}, nth));
export const OwnFields: Story = {
  name: "自社の項目を表の中で直す",
  args: {
    customFields: ownFields,
    creators: creators.map((creator, nth) => ({
      ...creator,
      custom_values: nth === 0 ? ownValues : {},
    })),
    onEdit: fn(async () => undefined),
    layout: {
      order: ["display_name", ...ownFields.map(({ uid }) => customKey(uid)), "stage"],
      hidden: [
        "accounts",
        "follower_count",
        "genres",
        "tags",
        "last_fee",
        "owner",
        "last_contact_at",
        "terms",
      ],
      widths: {},
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("締結済み")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: ownFields[0]?.label }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(
      expect.stringContaining("custom-custom_field_001"),
    );
    await userEvent.dblClick(canvas.getByText("24.5"));
    await userEvent.keyboard("{Control>}a{/Control}二十四{Enter}");
    await waitFor(() => expect(canvas.getByRole("tooltip")).toHaveTextContent("読み取れませんでした"));
    await userEvent.keyboard("{Control>}a{/Control}２５{Enter}");
    await waitFor(() =>
      expect(args.onEdit).toHaveBeenCalledWith([
        expect.objectContaining({ columnKey: customKey("custom_field_001"), value: 25 }),
      ]),
    );
  },
};
const check = ownFields.find(({ type }) => type === "check");
const checkKey = check?.uid ?? "";
const afterKeys = (value: boolean | null, previous: boolean | null) => [
  { rowKey: creators[0]?.uid, columnKey: customKey(checkKey), value, previous },
];

/** Yes, no, or nothing said yet: what was ticked by mistake is unset as any other cell is. */
export const ThreeStates: Story = {
  name: "はい・いいえ・未設定",
  args: {
    ...OwnFields.args,
    layout: { order: ["display_name", customKey(checkKey)], hidden: [], widths: {} },
    creators: creators.map((creator, nth) => ({
      ...creator,
      custom_values: nth === 0 ? { [checkKey]: true } : {},
    })),
    onEdit: fn(async () => undefined),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { cellIndex } = canvas.getByRole<HTMLTableCellElement>("columnheader", { name: check?.label });
    const cell = () => canvas.getAllByRole<HTMLTableRowElement>("row")[1]?.cells[cellIndex];
    const expectKept = (value: boolean | null, previous: boolean | null) =>
      waitFor(() => expect(args.onEdit).toHaveBeenLastCalledWith(afterKeys(value, previous)));
    await expect(cell()).toHaveTextContent("はい");
    await userEvent.click(cell() as HTMLElement);
    await userEvent.keyboard("{Delete}");
    await expectKept(null, true);
    await waitFor(() => expect(cell()).toHaveTextContent("—"));
    await userEvent.keyboard("{Enter}");
    await expectKept(true, null);
    await userEvent.keyboard("{Enter}");
    await expectKept(false, true);
    await userEvent.keyboard("{Backspace}");
    await expectKept(null, false);
    await waitFor(() => expect(cell()).toHaveTextContent("—"));
  },
};
export const Loading: Story = { args: { creators: [], loading: true } };
export const NoMatch: Story = {
  args: { creators: [], empty: <EmptyState kind="noMatch" title="該当するクリエイターはいません" /> },
};
export const WithoutFees: Story = { args: { showFees: false } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
