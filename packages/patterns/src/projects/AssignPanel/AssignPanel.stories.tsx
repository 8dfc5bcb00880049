import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AssignHint, MatchedLine } from "@tsumugi/contract";
import { buildAssignHint } from "@tsumugi/mocks";
import { framed, guide, LONG_NAME } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { sampleCreators } from "../../testing/samples.ts";
import { AssignPanel, type AssignPanelProps } from "./AssignPanel.tsx";

const quiet = (index: number): AssignHint =>
  buildAssignHint(
    { creator_uid: `creator-${index}`, last_fee: index % 3 === 2 ? null : 45_000 + index * 5_000 },
    index,
  );
const hintList: AssignHint[] = [
  quiet(1),
  {
    ...quiet(2),
    asked_in: [
      {
        project_uid: "p2",
        project_name: "夏の日焼け止め 2026",
        job_status: "requested",
        by: { uid: "m2", name: "鈴木 健", image: null },
      },
    ],
  },
  { ...quiet(3), exclusion_until: "2026-12-31" },
  { ...quiet(4), archived: true, has_email: false },
  quiet(5),
];
const hints = new Map(hintList.map((hint) => [hint.creator_uid, hint]));

const candidate = (index: number): MatchedLine["candidates"][number] => {
  const { uid, display_name, real_name, image, accounts, follower_count } = sampleCreators[index]!;
  return {
    creator_uid: uid,
    display_name,
    real_name,
    image,
    accounts: [...accounts],
    follower_count,
    archived: false,
  };
};
const matches: MatchedLine[] = [
  { line: "@yuki_kitchen", result: "found", candidates: [candidate(1)], register: null },
  { line: "ミナ", result: "several", candidates: [candidate(2), candidate(3)], register: null },
  { line: "はなこ美容", result: "assigned", candidates: [candidate(0)], register: null },
  {
    line: "https://www.instagram.com/aoi_daily/",
    result: "unknown",
    candidates: [],
    register: { display_name: "aoi_daily", platform: "instagram", handle: "aoi_daily" },
  },
  { line: "山田さん", result: "unknown", candidates: [], register: null },
];
const pastedText = matches.map(({ line }) => line).join("\n");

/** Holds what the app holds: which tab is shown, and the text. */
function Held(props: AssignPanelProps) {
  const [source, setSource] = useState(props.source);
  const [text, setText] = useState(props.paste.text);
  return (
    <AssignPanel
      {...props}
      source={source}
      onSourceChange={setSource}
      paste={{ ...props.paste, text, onTextChange: setText }}
    />
  );
}

const from = { options: [], chosen: null, onChoose: fn(), creators: [] };
const args: AssignPanelProps = {
  open: true,
  onOpenChange: fn(),
  source: "search",
  onSourceChange: fn(),
  search: { creators: sampleCreators, keyword: "", onSearch: fn(), totalCount: 120, hasMore: true },
  views: {
    ...from,
    options: [
      { value: "v1", label: "美容・1万人以上" },
      { value: "v2", label: "しばらく連絡していない" },
    ],
    chosen: "v1",
    creators: sampleCreators,
    totalCount: sampleCreators.length,
  },
  projects: {
    ...from,
    options: [{ value: "p9", label: "春の新色リップ 2026" }],
    chosen: "p9",
    creators: sampleCreators.map((creator, index) => ({
      ...creator,
      fee: index === 1 ? null : 30_000 + index * 8_000,
    })),
    totalCount: sampleCreators.length,
  },
  paste: { text: "", onTextChange: fn() },
  onMatch: fn(async () => matches),
  assignedUids: new Set(["creator-0"]),
  hints,
  onAssign: fn(async ({ uids }) => ({ assigned: uids, already: [], registered: null })),
};

const meta = {
  title: "画面の型/案件/AssignPanel",
  component: AssignPanel,
  parameters: {
    ...framed,
    ...guide({
      use: "案件にクリエイターを加えます。検索、保存したビュー、別の案件、貼り付けの4つから選べます。クリエイターの登録だけなら CreatorForm を使います。",
      do: [
        "競合排除の期間中か、同僚が進めているか、前回の報酬と最終連絡を添えます。",
        "貼り付けで見つからない行は、その場で登録に進めます。",
      ],
      dont: [
        "警告のある人を選べなくしない。知ったうえで選ぶことがあります。",
        "加えたあとに黙って閉じない。加えた人数と、加えなかった理由を示します。",
      ],
      keyboard: [
        ["Space", "選ぶ・外す"],
        ["Esc", "閉じる。選んでいれば確かめる"],
      ],
    }),
  },
  render: (props) => <Held {...props} />,
  args,
} satisfies Meta<typeof AssignPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: "検索" };
export const Views: Story = { name: "保存したビュー", args: { source: "views" } };
export const Projects: Story = { name: "別の案件", args: { source: "projects" } };
export const Paste: Story = {
  name: "貼り付け",
  args: { source: "paste", paste: { ...args.paste, text: pastedText } },
};

export const Empty: Story = { name: "ビューがない", args: { source: "views", views: from } };
export const NoProjects: Story = { name: "ほかの案件がない", args: { source: "projects", projects: from } };
export const NoMatch: Story = {
  args: { search: { ...args.search, creators: [], keyword: "だれか", hasMore: false } },
};
export const Loading: Story = {
  args: { source: "views", views: { ...args.views, creators: [], loading: true } },
};
export const Failed: Story = {
  args: {
    source: "projects",
    projects: {
      ...args.projects,
      creators: [],
      error: "サーバーに接続できません。通信環境を確認して、もう一度お試しください。",
      onRetry: fn(),
    },
    hintsError: "通信環境を確認してください。",
    onRetryHints: fn(),
  },
};
export const LongText: Story = {
  args: {
    search: {
      ...args.search,
      creators: sampleCreators
        .slice(1, 5)
        .map((creator) => ({ ...creator, display_name: LONG_NAME.repeat(3) })),
    },
    hints: new Map(
      hintList.map((hint) => [
        hint.creator_uid,
        {
          ...hint,
          asked_in: [
            {
              project_uid: "p",
              project_name: "とても長い案件名".repeat(8),
              job_status: "requested" as const,
              by: { uid: "m", name: LONG_NAME.repeat(2), image: null },
            },
          ],
        },
      ]),
    ),
  },
};
export const Phone: Story = {
  args: Paste.args,
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "照合する" }));
    await expect(await screen.findByText("見つからない 2件")).toBeVisible();
  },
};

export const Assigns: Story = {
  name: "検索とビューから選んで追加する",
  play: async ({ args: { onAssign, onOpenChange } }) => {
    await expect(await screen.findByRole("checkbox", { name: /はなこ美容/ })).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: /ゆうきの台所/ }));
    await userEvent.click(screen.getByRole("tab", { name: "保存したビュー" }));
    await expect(screen.getByRole("checkbox", { name: /ゆうきの台所/ })).toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: /旅するミナ/ }));
    await userEvent.click(screen.getByRole("button", { name: "2名を追加" }));
    await expect(onAssign).toHaveBeenCalledWith({ uids: ["creator-1", "creator-2"], register: [] });
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Warns: Story = {
  name: "追加する前に注意を知る",
  play: async ({ args: { onAssign } }) => {
    await expect(await screen.findByRole("checkbox", { name: /あやかコスメ/ })).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: /旅するミナ/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /ガジェット研究所タク/ }));
    await expect(await screen.findByText("別の案件で進行中 1名・競合排除の期間中 1名")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "選択を確認" }));
    const people = within(await screen.findByRole("list", { name: "選択中のクリエイター" }));
    await expect(people.getByText(/鈴木 健さんが「夏の日焼け止め 2026」で進行中です/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "2名を追加" }));
    await expect(onAssign).toHaveBeenCalledWith({ uids: ["creator-2", "creator-3"], register: [] });
  },
};

const matched = async () => userEvent.click(await screen.findByRole("button", { name: "照合する" }));

export const Registers: Story = {
  name: "貼り付けて照合し、登録して追加する",
  args: {
    ...Paste.args,
    onAssign: fn(async ({ uids }) => ({
      assigned: uids,
      already: [],
      registered: { made: 1, existing: 0 },
    })),
  },
  play: async ({ args: { onMatch, onAssign } }) => {
    await matched();
    await expect(onMatch).toHaveBeenCalledWith(matches.map(({ line }) => line));
    await userEvent.click(await screen.findByRole("checkbox", { name: /登録して追加/ }));
    const name = screen.getByRole("textbox", { name: /の表示名/ });
    await userEvent.clear(name);
    await userEvent.type(name, "あおい");
    await userEvent.click(screen.getByRole("button", { name: "2名を追加" }));
    await expect(onAssign).toHaveBeenCalledWith({
      uids: ["creator-1"],
      register: [{ display_name: "あおい", platform: "instagram", handle: "aoi_daily" }],
    });
    await expect(await screen.findByText("登録して追加しました（1名）")).toBeVisible();
    await expect(screen.getByText("あおい")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "候補に戻る" }));
    await expect(screen.getByRole("textbox")).toHaveValue("ミナ\n山田さん");
  },
};

export const Chooses: Story = {
  name: "何人か当てはまる行で選ぶ",
  args: Paste.args,
  play: async ({ args: { onAssign } }) => {
    await matched();
    const choices = within(await screen.findByRole("radiogroup", { name: /ミナ/ }));
    await userEvent.click(choices.getByRole("radio", { name: /ガジェット研究所タク/ }));
    await userEvent.click(choices.getByRole("radio", { name: /旅するミナ/ }));
    await userEvent.click(screen.getByRole("button", { name: "2名を追加" }));
    await expect(onAssign).toHaveBeenCalledWith({ uids: ["creator-1", "creator-2"], register: [] });
  },
};

export const FailsHalf: Story = {
  name: "登録だけ失敗しても、残りは保たれる",
  args: {
    ...Paste.args,
    onAssign: fn(async ({ uids }) => ({
      assigned: uids,
      already: [],
      registered: null,
      registerFailure: "このアカウントは登録できません。アカウント名を確認してください。",
    })),
  },
  play: async () => {
    await matched();
    await userEvent.click(await screen.findByRole("checkbox", { name: /登録して追加/ }));
    await userEvent.click(screen.getByRole("button", { name: "2名を追加" }));
    await expect(await screen.findByText("1名を登録できませんでした")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "候補に戻る" }));
    await expect(await screen.findByRole("checkbox", { name: /登録して追加/ })).toBeChecked();
    await expect(screen.getByRole("button", { name: "1名を追加" })).toBeEnabled();
  },
};
