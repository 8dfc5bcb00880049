import type { Meta, StoryObj } from "@storybook/react-vite";
import packageFile from "../../package.json";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "はじめに/使う・加える", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const install = "pnpm add @tsumugi/ui react react-dom styled-components";
const first = `import { Button, FormField, TextField, UiProvider } from "@tsumugi/ui";
import { createRoot } from "react-dom/client";

createRoot(document.getElementById("root")!).render(
  <UiProvider colorMode="system">
    <FormField label="表示名" requirement="required" hint="一覧に出る名前です">
      <TextField name="display_name" />
    </FormField>
    <Button variant="primary">登録する</Button>
  </UiProvider>,
);`;

const names = [
  ["値", "value・defaultValue・onValueChange(value)", "value を渡さなければ部品が覚えます"],
  ["入り切り", "checked・onCheckedChange(checked)", "ブラウザーの onChange も受けます"],
  ["開け閉め", "open・defaultOpen・onOpenChange(open)", ""],
  ["ほかの状態", "x・onXChange", "page・onPageChange、layout・onLayoutChange"],
  ["動いている間", "loading", "読み込みでも保存でも同じ。2つ目は olderLoading のように"],
  ["うまくいかない理由", "error・onRetry", "原因、次に直し方"],
  ["何もないとき", "empty", ""],
  ["要素の属性", "id・className・data-*・aria-*・ref", "根の要素にそのまま渡ります"],
] as const;

const lint = [
  "// eslint.config.js",
  'import tsumugi from "@tsumugi/eslint-plugin";',
  "",
  'export default [{ files: ["**/*.{jsx,tsx}"], ...tsumugi.configs.recommended }];',
].join("\n");

const lintRules = [
  ["no-raw-color", "じかに書いた色。トークンで書きます"],
  ["no-token-override", "トークンの上書き。createBrand で変えます"],
  ["no-bare-element", "部品のある素の要素。<button> は Button で"],
  ["no-internal-class", "約束していない tsu- のクラス。予告なく変わります"],
  ["no-vague-confirm", "「OK」「はい」だけのボタン。動詞で書きます"],
] as const;

const rules = [
  ["major", "部品・props・トークンを消す、既定の見た目や役割が変わる"],
  ["minor", "部品・任意の props・トークンを足す"],
  ["patch", "見た目や操作の誤りを直す"],
] as const;

const peers = Object.entries(packageFile.peerDependencies);

export const Using: StoryObj<typeof meta> = {
  name: "使う・加える",
  render: () => (
    <Page title="使う・加える" lead="ほかの社内アプリでも、3つの手順で同じ画面になります。">
      <Section title="入れる">
        <pre tabIndex={0}>
          <code>{install}</code>
        </pre>
        <Table label="必要なもの" head={["必要なもの", "版"]} rows={peers} />
      </Section>
      <Section title="最初の画面">
        <pre tabIndex={0}>
          <code>{first}</code>
        </pre>
        <ul className="points">
          <li>
            <code>{'<html lang="ja">'}</code> を付けます。文節の折り返しと読み上げに要ります。
          </li>
          <li>色と余白は {"var(--tsu-…)"} で。部品の外でも同じ名前が使えます。</li>
          <li>ルーターのリンクは asChild で渡します。この部品集はルーターを知りません。</li>
        </ul>
      </Section>
      <Section title="名前の決まり" lead="同じことは、どの部品でも同じ名前です。">
        <Table label="props の名前" head={["こと", "props", "補足"]} rows={names} />
      </Section>
      <Section
        title="確かめる・書き換える"
        lead="約束は ESLint が日本語で知らせ、名前の変更は npx @tsumugi/codemod が書き換えます。"
      >
        <pre tabIndex={0}>
          <code>{lint}</code>
        </pre>
        <Table label="ESLint の決まり" head={["決まり", "見ること"]} rows={lintRules} />
      </Section>
      <Section title="加える・直す">
        <ol className="steps">
          <li>
            まず似た部品の「する・しない」を読みます。足すより、あるものを使うほうが早いことがあります。
          </li>
          <li>部品ごとにひとつのフォルダー：部品・ストーリー・テストを隣に置きます。手本は Button です。</li>
          <li>
            ストーリーには用途の案内（guide）と「状態一覧」をひとつ。動きは、失敗しうる play で確かめます。
          </li>
          <li>色・大きさ・重なりは基礎の名前だけで書きます。数字を直に書くとテストが落ちます。</li>
          <li>
            <code>pnpm visual</code> で、変えたところだけが変わったことを絵で確かめます。
          </li>
          <li>
            利用者に見える変更には <code>pnpm changeset</code> を足します。
          </li>
        </ol>
      </Section>
      <Section
        title="版"
        lead={`いまの版は ${packageFile.version}。1.0 までは minor を major と同じに扱います。`}
      >
        <Table label="版の上げ方" head={["上げる桁", "変更"]} rows={rules} />
      </Section>
    </Page>
  ),
};
