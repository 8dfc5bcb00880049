import type { Meta, StoryObj } from "@storybook/react-vite";
import { getManagedCreator, updateManagedCreator } from "@tsumugi/contract";
import {
  buildCurrentUser,
  buildManagedCreator,
  buildManagedCreatorDetail,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { mapArea } from "../../testing/mapArea.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { savedMeanwhile } from "../../testing/savedMeanwhile.ts";
import { asViewer, contractEnded, onPhone, over } from "../../testing/states.ts";
import { ManagedCreatorEditPage } from "./ManagedCreatorEditPage.tsx";

const meta = {
  title: "画面/クリエイター管理/編集",
  component: ManagedCreatorEditPage,
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.managedCreatorEdit.path}
      at={parameters.at ?? paths.managedCreatorEdit.getHref("managed_creator_001")}
    >
      <ManagedCreatorEditPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ManagedCreatorEditPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByLabelText(/表示名/)).toHaveValue("みお｜毎日スキンケア");
  },
};

const theirs = buildManagedCreator({ display_name: "みお（公式）", version: 9 }, 1);

/** Somebody saved meanwhile: 自分 and 現在 side by side. */
export const Conflict: Story = {
  ...over(mockError(updateManagedCreator, "stale_version", { current: theirs })),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/表示名/), "！");
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(screen.getByText("みお（公式）")).toBeVisible());
    await waitFor(() => expect(screen.getByText("みお｜毎日スキンケア！")).toBeVisible());
  },
};

const me = buildCurrentUser();
const KEY = `tsumugi.backup.${me.uid}:${me.company?.uid}.creator.managed_creator_001`;
const kept = new Map<string, string>();
const area = mapArea(kept);
const sent: unknown[] = [];
const typed = (values: object) => `${Date.now()} ${JSON.stringify({ values, version: 2 })}`;

/** Typed before and not saved: it is there again, and saved over the state that it was typed over. */
export const Restored: Story = {
  name: "入力中だった内容の復元",
  beforeEach: () => {
    sent.length = 0;
    kept.clear();
    kept.set(KEY, typed({ display_name: "書きかけの名前" }));
  },
  render: () => (
    <PageFrame
      path={paths.managedCreatorEdit.path}
      at={paths.managedCreatorEdit.getHref("managed_creator_001")}
      storage={area}
    >
      <ManagedCreatorEditPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(updateManagedCreator, ({ body }) => {
      sent.push(body);
      return buildManagedCreator({ display_name: "書きかけの名前" }, 1);
    }),
  ),
  play: async () => {
    await expect(await screen.findByText("入力中だった内容を復元しました")).toBeVisible();
    await expect(screen.getByLabelText(/表示名/)).toHaveValue("書きかけの名前");
    await expect(kept.has(KEY)).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect(sent).toEqual([{ display_name: "書きかけの名前", version: 2 }]);
    await expect(kept.size).toBe(0);
  },
};

const agency = "ほかの人の事務所";
const alsoRenamed = buildManagedCreator({ display_name: "みお（公式）", agency, version: 9 }, 1);
const agencyOnly = buildManagedCreator({ agency, version: 9 }, 1);
const savedOver = (others: typeof theirs) =>
  mockEndpoint(updateManagedCreator, ({ body }) => {
    sent.push(body);
    return savedMeanwhile(others, body) ?? others;
  });
const typeName = async () => {
  sent.length = 0;
  await userEvent.type(await screen.findByLabelText(/表示名/), "！");
  await userEvent.click(screen.getByRole("button", { name: "保存する" }));
};

/** Keeping one's own name leaves the agency, which a colleague wrote and nobody typed over. */
export const KeepsMine: Story = {
  name: "競合で自分の内容を残す",
  ...over(savedOver(alsoRenamed)),
  play: async () => {
    await typeName();
    const dialog = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(dialog.getAllByRole("row")).toHaveLength(2);
    await expect(dialog.queryByText(agency)).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "自分の内容で保存する" }));
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect(sent.at(-1)).toEqual({ display_name: "みお｜毎日スキンケア！", version: 9 });
  },
};

/** A colleague changed another field: nobody is asked, and both stay. */
export const NoOverlap: Story = {
  name: "ほかの人が別の項目を変えた",
  ...over(savedOver(agencyOnly)),
  play: async () => {
    await typeName();
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect(sent.at(-1)).toEqual({ display_name: "みお｜毎日スキンケア！", version: 9 });
  },
};

/** What a colleague saved while it lay in the browser is not known to the person: it is asked about. */
export const RestoredOverOlder: Story = {
  name: "復元した内容と競合",
  beforeEach: () => {
    kept.clear();
    kept.set(KEY, typed({ display_name: "書きかけの名前" }));
  },
  render: Restored.render,
  ...over(mockEndpoint(getManagedCreator, buildManagedCreatorDetail(alsoRenamed, 1)), savedOver(alsoRenamed)),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "保存する" }));
    const dialog = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(dialog.getAllByRole("row")).toHaveLength(2);
    await expect(dialog.getByText("書きかけの名前")).toBeVisible();
  },
};

let present = buildManagedCreatorDetail({}, 1);

/** Archived by a colleague meanwhile: no question whose text stays, but the way back, and then what was typed. */
export const Archived: Story = {
  name: "アーカイブ中",
  beforeEach: () => {
    sent.length = 0;
    kept.clear();
    present = buildManagedCreatorDetail({}, 1);
  },
  render: Restored.render,
  ...over(
    mockEndpoint(getManagedCreator, () => present),
    mockEndpoint(updateManagedCreator, ({ body }) => {
      sent.push(body);
      const archive = body.restore
        ? { archived_at: null, erase_on: null }
        : { archived_at: "2026-11-01T00:00:00.000Z", erase_on: "2026-12-01" };
      present = { ...present, ...archive, version: present.version + 1 };
      if (body.restore) return present;
      const refusal = {
        code: "stale_version",
        message: "更新されました。",
        current: present,
        request_id: "r",
      };
      return Response.json(refusal, { status: 409 });
    }),
  ),
  play: async () => {
    const name = await screen.findByLabelText(/表示名/);
    await userEvent.clear(name);
    await userEvent.type(name, "書きかけ");
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect(await screen.findByText("アーカイブ中のため、変更できません")).toBeVisible();
    await expect(screen.queryByRole("textbox")).toBeNull();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "元に戻す" }));
    await expect(await screen.findByText("入力中だった内容を復元しました")).toBeVisible();
    await expect(screen.getByLabelText(/表示名/)).toHaveValue("書きかけ");
    await expect(sent).toMatchObject([
      { display_name: "書きかけ" },
      { restore: true, version: present.version - 1 },
    ]);
  },
};

/** Erased meanwhile: what was typed of the person is not shown, and is no longer in the browser. */
export const Erased: Story = {
  name: "個人情報の消去済み",
  beforeEach: () => {
    kept.clear();
    kept.set(KEY, typed({ real_name: "書きかけの本名" }));
  },
  render: Restored.render,
  ...over(
    mockEndpoint(getManagedCreator, () =>
      buildManagedCreatorDetail(
        { display_name: "削除済みクリエイター", archived_at: "2025-06-01T00:00:00Z", erase_on: null },
        1,
      ),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText("個人情報を消去済みのため、変更できません")).toBeVisible();
    await waitFor(() => expect(kept.size).toBe(0));
    await expect(screen.queryByRole("textbox")).toBeNull();
  },
};

/** Merged into another record, or gone otherwise: as above. */
export const Gone: Story = {
  name: "見つからない記録",
  beforeEach: Erased.beforeEach,
  render: Restored.render,
  ...over(mockError(getManagedCreator, "not_found")),
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
    await waitFor(() => expect(kept.size).toBe(0));
  },
};

export const Loading: Story = {
  ...over(mockForever(getManagedCreator)),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "クリエイター編集" })).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(getManagedCreator, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByText("この画面では変更できません")).toBeVisible();
  },
};

export const ReadOnly: Story = { ...Forbidden, ...over(contractEnded) };

export const LongText: Story = {
  ...over(mockEndpoint(getManagedCreator, buildManagedCreatorDetail({ display_name: LONG_NAME }, 1))),
  play: async () => {
    await expect(await screen.findByLabelText(/表示名/)).toHaveValue(LONG_NAME);
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };

const into = { uid: "managed_creator_002", display_name: "はるか", absorbed_name: "みお｜毎日スキンケア" };

/** The record went into another one while somebody typed: nothing of it is lost, and it goes where it can be saved. */
export const MergedMeanwhile: Story = {
  name: "入力中に、別の記録にまとめられた",
  beforeEach: () => kept.clear(),
  render: () => (
    <PageFrame
      path={paths.managedCreatorEdit.path}
      at={paths.managedCreatorEdit.getHref("managed_creator_001")}
      storage={area}
    >
      <ManagedCreatorEditPage />
    </PageFrame>
  ),
  ...over(mockError(updateManagedCreator, "creator_merged", { current: into })),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/表示名/), "！");
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await expect(
      await screen.findByText("「みお｜毎日スキンケア」は「はるか」にまとめられました"),
    ).toBeVisible();
    // The button stands at the foot of a long form, and the notice above it.
    const form = screen.getByRole<HTMLButtonElement>("button", { name: "保存する" }).form;
    await expect(
      within(form as HTMLElement).getByText(/「はるか」にまとめられたため、保存していません/),
    ).toBeVisible();
    await expect(screen.getByLabelText(/表示名/)).toHaveValue("みお｜毎日スキンケア！");
    await userEvent.click(screen.getByRole("button", { name: "「はるか」の編集に移す" }));
    await expect(await screen.findByText("入力中だった内容を復元しました")).toBeVisible();
    await expect(screen.getByLabelText(/表示名/)).toHaveValue("みお｜毎日スキンケア！");
    await waitFor(() => expect([...kept.keys()]).toEqual([KEY.replace("creator_001", "creator_002")]));
  },
};
