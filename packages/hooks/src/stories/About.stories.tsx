import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section, Table } from "@tsumugi/ui/testing";
import { expect, within } from "storybook/test";
import packageFile from "../../package.json";
import { hookMap } from "./hookMap.ts";
import sample from "./sample.tsx?raw";

const meta = { title: "フック/フックとは", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const promises = [
  ["覚えておく", "同じ問い合わせは1回。使われなくなって5分で捨てます。"],
  ["試し直す", "読むのに失敗したら3回まで、1秒・2秒・4秒と間を空けて（長くても30秒）。4xx は試しません。"],
  ["二重にしない", "同じ内容の送信は1回。結果が分からないあいだは、同じ鍵で送ります。"],
  [
    "そろえる",
    "書き込んだあとの読み直し、別のタブの既読、配信された変更は、どの画面にもひとりでに届きます。",
  ],
  ["失わない", "送れなかったメッセージと下書きは、ブラウザーに残ります。"],
] as const;

const providers = [
  ["SignInProvider", "だれか。サインインの窓口（service）", "useSession などに"],
  ["ApiProvider", "通信。createApiClient の client", "すべてのフックに"],
  ["SessionProvider", "人と企業ごとの記録。替わると新しくなります", "企業の画面に"],
  ["CommentStoreProvider", "配信とメッセージの保存先（store）", "メッセージと未読に"],
  ["DataScope", "SessionProvider を使わない画面の記録", "外からの回答ページなどに"],
] as const;

const pathOf = (page: string) => `./?path=/docs/フック-${page}--docs`;

const code = (text: string) => <code>{text}</code>;

export const About: StoryObj<typeof meta> = {
  name: "フックとは",
  render: () => (
    <Page
      title="フックとは"
      lead="画面を持たない部品です（@tsumugi/hooks）。読む・書く・サインイン・メッセージ・未読数を引き受け、画面には「いま何を見せるか」だけを渡します。"
    >
      <Section title="引き受けること">
        <div className="tiles" style={{ "--tile": "280px" } as React.CSSProperties}>
          {promises.map(([name, text]) => (
            <div key={name} className="tile">
              <strong>{name}</strong>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="種類から探す"
        lead="同じ種類のフックは、同じものを返します。ページには動く見本と、裏で起きることの記録があります。"
      >
        <Table
          label="フックの種類"
          head={["種類", "たとえば", "返すもの", "ページ"]}
          rows={hookMap.map(({ kind, examples, gives, page }) => [
            kind,
            <span key="examples" style={{ display: "flex", flexWrap: "wrap", gap: "4px 12px" }}>
              {examples.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </span>,
            gives,
            <a key="page" href={pathOf(page)} target="_top">
              {page}
            </a>,
          ])}
        />
      </Section>
      <Section
        title="外から渡すもの"
        lead="通信先もサインインも、この部品は知りません。4つのプロバイダーに渡します。外側から、この順に置きます。"
      >
        <Table
          label="プロバイダー"
          head={["名前", "渡すもの", "要るところ"]}
          rows={providers.map(([name, what, where]) => [code(name), what, where])}
        />
      </Section>
      <Section
        title="はじめの画面"
        lead={`そのまま写して動きます。React ${packageFile.peerDependencies.react.replace("^", "")} 以上だけが要ります。`}
      >
        <pre tabIndex={0}>
          <code>{"pnpm add @tsumugi/hooks react react-dom"}</code>
        </pre>
        <pre tabIndex={0}>
          <code>{sample}</code>
        </pre>
      </Section>
      <Section title="見本の読み方">
        <ul className="points">
          <li>左が画面、右が「出来事の記録」です。通信・待ち・配信・操作・結果が、起きた順に並びます。</li>
          <li>「通信」のボタンか Controls の欄で、通信を遅くする、切る、500 や 404 を返す、を選べます。</li>
          <li>
            「試す」のほかは時計が止まっています。「進める」を押すと、次の予定まで一度に進みます。はじめの動きは
            Interactions の欄で一歩ずつ戻せます。
          </li>
        </ul>
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/import \{\s+ApiProvider,/)).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "取得と再試行" })).toHaveLength(2);
  },
};
