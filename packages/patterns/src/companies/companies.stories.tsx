import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  buildColleague,
  buildCompany,
  buildCompanyDetail,
  buildCompanyHistory,
  dayFromToday,
  daysAgo,
} from "@tsumugi/mocks";
import { Card, EmptyState, ErrorState, LoadMore, Toolbar } from "@tsumugi/ui";
import { Case, Gallery as Cases, LONG_NAME } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CompanyFilters, type CompanyFilterValue } from "./CompanyFilters/CompanyFilters.tsx";
import { CompanyProfile } from "./CompanyProfile/CompanyProfile.tsx";
import { type CompanySignKind, CompanySigns } from "./CompanySigns/CompanySigns.tsx";
import { CompanyTable } from "./CompanyTable/CompanyTable.tsx";
import { ContractPeriod } from "./ContractPeriod/ContractPeriod.tsx";

const companies = Array.from({ length: 12 }, (_, index) => buildCompany({}, index + 1));
const gone = { deleted_at: daysAgo(3), erase_on: dayFromToday(27) };
const deleted = buildCompany(gone, 7);
const [standing, joining] = [buildCompanyDetail({}, 1), buildCompanyDetail({}, 6)];
const filter = fn();

const meta = {
  title: "画面の型/企業/一覧と詳細",
  component: CompanyTable,
  args: {
    companies,
    sort: "contract_ends_on",
    onSortChange: fn(),
    totalCount: 48,
    // biome-ignore lint/a11y/useAnchorContent: the table puts the name in
    linkTo: (company) => <a href={`#${company.uid}`} />,
  },
} satisfies Meta<typeof CompanyTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "CompanyTable・CompanyFilters",
  render: function Render(args) {
    const [value, setValue] = useState<CompanyFilterValue>({ contract_state: ["ending"] });
    return (
      <Card flush>
        <Toolbar>
          <CompanyFilters
            value={value}
            totalCount={48}
            onValueChange={(next) => {
              setValue(next);
              filter(next);
            }}
          />
        </Toolbar>
        <CompanyTable {...args} />
        <LoadMore shown={args.companies.length} total={48} hasMore onLoadMore={fn()} unit="社" />
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ending = canvas.getByRole("row", { name: /北斗アウトドア/ });
    await expect(within(ending).getByText("あと12日")).toBeVisible();
    await expect(canvas.getByText("15日前に終了・閲覧のみ")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "プラン" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "トライアル" }));
    await expect(filter).toHaveBeenLastCalledWith({ contract_state: ["ending"], plan: ["trial"] });
    await userEvent.keyboard("{Escape}");
    const tags = within(canvas.getByRole("list", { name: "絞り込みの条件" }));
    await userEvent.click(tags.getAllByRole("button")[0] as HTMLElement);
    await expect(filter).toHaveBeenLastCalledWith({ contract_state: undefined, plan: ["trial"] });
  },
};

const removal = fn();

export const Detail: Story = {
  name: "CompanyProfile",
  render: () => (
    <CompanyProfile
      company={standing}
      members={[1, 2, 3, 4].map((index) => buildColleague({}, index))}
      history={buildCompanyHistory().items}
      onEditContract={fn()}
      onEditPeriod={fn()}
      onRename={fn()}
      onDelete={removal}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const features = within(canvas.getByRole("list", { name: "使える機能" }));
    await expect(features.getByText("CSV出力").closest("li")).not.toHaveAttribute("data-off");
    await expect(canvas.getByText("メンバー数の上限: 5 → 10")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "企業を削除" }));
    await waitFor(() => expect(removal).toHaveBeenCalledOnce());
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="読み込み中">
        <CompanyTable label="企業（読み込み中）" companies={[]} loading />
      </Case>
      <Case name="該当なし">
        <CompanyTable
          label="企業（該当なし）"
          companies={[]}
          empty={
            <EmptyState compact kind="noMatch" title="該当する企業はありません">
              条件を減らすか、企業名の一部で探してください。
            </EmptyState>
          }
        />
      </Case>
      <Case name="削除済み・長い名前・上限・機能なし">
        <CompanyTable
          {...args}
          companies={[
            deleted,
            buildCompany(
              {
                name: LONG_NAME,
                max_user: 5,
                member_count: 5,
                pending_invitation_count: 0,
                permission: [],
                image: null,
              },
              8,
            ),
          ]}
        />
      </Case>
      <Case name="まだ始まっていない契約・今日で終わる契約">
        <ContractPeriod
          contract={{
            contract_starts_on: dayFromToday(10),
            contract_ends_on: dayFromToday(374),
            contract_state: "active",
          }}
        />
        <br />
        <ContractPeriod
          contract={{
            contract_starts_on: dayFromToday(-364),
            contract_ends_on: dayFromToday(0),
            contract_state: "ending",
          }}
        />
      </Case>
      <Case name="削除済みの企業・メンバーを読み込み中">
        <CompanyProfile company={buildCompanyDetail(gone, 7)} history={[]} onRestore={fn()} onDelete={fn()} />
      </Case>
      <Case name="承諾待ちの企業">
        <CompanyProfile company={joining} history={[]} onReinvite={fn()} onEditContract={fn()} />
      </Case>
      <Case name="まだ誰も招待していない企業・狭い・長い名前" width={360}>
        <CompanyProfile
          company={buildCompanyDetail(
            {
              name: LONG_NAME,
              url: "",
              address: "",
              member_count: 0,
              permission: [],
              first_invitation: null,
              last_seen_at: null,
            },
            9,
          )}
          members={[]}
          onReinvite={fn()}
        />
      </Case>
      <Case name="メンバーを表示できない">
        <CompanyProfile
          company={standing}
          history={[]}
          membersError={
            <ErrorState
              compact
              error="サーバーに接続できませんでした。もう一度読み込んでください。"
              onRetry={fn()}
            />
          }
        />
      </Case>
    </Cases>
  ),
};

const few = (kind: CompanySignKind, total: number, ...indexes: number[]) => ({
  kind,
  total,
  companies: indexes.map((index) => buildCompany({}, index)),
});

/** Why an operator may want to speak with a company, the urgent first. */
export const Signs: Story = {
  name: "CompanySigns",
  render: () => {
    const links = {
      // biome-ignore lint/a11y/useAnchorContent: the list puts the name in
      linkTo: ({ uid }: { uid: string }) => <a href={`#${uid}`} />,
      // biome-ignore lint/a11y/useAnchorContent: the list puts the words in
      moreLinkTo: (kind: CompanySignKind) => <a href={`#${kind}`} />,
      empty: "いま声をかけたい企業はありません。",
    };
    const rows = [
      few("ending", 2, 7, 3),
      few("not_begun", 1, 6),
      few("unused", 14, 10, 5, 1),
      few("seats_full", 2, 4),
    ];
    const long = { kind: "unused" as const, total: 1_234, companies: [buildCompany({ name: LONG_NAME }, 1)] };
    return (
      <Cases>
        <Case name="しるしのある企業">
          <Card title="声をかけたい企業" flush>
            <CompanySigns {...links} rows={rows} />
          </Card>
        </Case>
        <Case name="ひとつもない">
          <Card title="声をかけたい企業" flush>
            <CompanySigns {...links} rows={[few("unused", 0)]} />
          </Card>
        </Case>
        <Case name="狭い・長い名前" width={360}>
          <Card title="声をかけたい企業" flush>
            <CompanySigns {...links} rows={[long, few("seats_full", 1, 4)]} />
          </Card>
        </Case>
      </Cases>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("いま声をかけたい企業はありません。")).toBeVisible();
    // A reason without a company takes no line.
    await expect(canvas.getAllByRole("list", { name: "しばらく使われていない" })).toHaveLength(2);
    await expect(canvas.getByText("あと1日")).toBeVisible();
    await expect(canvas.getByText("1,234社")).toBeVisible();
  },
};

export const Phone: Story = {
  name: "スマートフォンでは、並び順を選べるカード",
  globals: { viewport: { value: "phone" } },
  args: { companies: [deleted, ...companies.slice(0, 2)] },
  play: async ({ canvas, args }) => {
    const [gone] = await canvas.findAllByRole("listitem");
    await expect(within(gone as HTMLElement).getByText("消去する日")).toBeVisible();
    await expect(within(gone as HTMLElement).queryByText("契約期間")).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "契約の終わりが遅い順");
    await expect(args.onSortChange).toHaveBeenLastCalledWith("-contract_ends_on");
  },
};
