import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "はじめに/サーバー描画と CSP", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const nonceCode = `<UiProvider nonce={nonce}>…</UiProvider>

// サーバー。<head> に <meta property="csp-nonce" nonce="…"> を置く
const sheet = new ServerStyleSheet({ nonce });
const stream = renderToPipeableStream(sheet.collectStyles(page), { nonce: { script: nonce, style: nonce } });
sheet.interleaveWithNodeStream(stream).pipe(response);`;

const linkedCode = `<link rel="stylesheet" href="/ui.css">        <!-- @tsumugi/ui/styles.css -->
<link rel="stylesheet" href="/patterns.css">  <!-- @tsumugi/patterns/styles.css -->

import { UiProvider } from "@tsumugi/ui/linked";
<UiProvider>…</UiProvider>`;

const hashCode = `import csp from "@tsumugi/ui/csp.json" with { type: "json" };

const policy = \`style-src 'self' \${csp["style-src"].join(" ")}\`;`;

const nextCode = `// app/providers.tsx
"use client";
function StyledParts({ children }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  if (typeof window !== "undefined") return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
export const Providers = ({ children }) => (
  <StyledParts>
    <UiProvider>{children}</UiProvider>
  </StyledParts>
);`;

const ways = [
  ["nonce", "応答ごとに nonce を作れる", "style-src 'self' 'nonce-…'", "サーバーでもブラウザーでも描けます"],
  [
    "静的なファイル",
    "nonce を作れない（CDN の HTML など）",
    "style-src 'self'",
    "サーバーでもブラウザーでも描けます",
  ],
  [
    "ハッシュ",
    "ブラウザーだけで描く",
    "style-src 'self' と csp.json の値",
    "部品が足すスタイルの要素の指紋です。版ごとに変わります",
  ],
] as const;

export const Guide: StoryObj<typeof meta> = {
  name: "サーバー描画と CSP",
  render: () => (
    <Page
      title="サーバー描画と CSP"
      lead="どの部品もサーバーで描け、届いたとおりに動き出します。スタイルの要素に 'unsafe-inline' は要りません。"
    >
      <Section
        title="3つの方法"
        lead="どれもリリースのたびに、梱包したパッケージを別のアプリに入れて Chromium で確かめています。"
      >
        <Table label="CSP の方法" head={["方法", "向くとき", "ポリシー", "備考"]} rows={ways} />
      </Section>
      <Section
        title="nonce"
        lead="React が nonce を付けるのはストリームだけです。renderToString では、静的なファイルの方法を使ってください。"
      >
        <pre tabIndex={0}>
          <code>{nonceCode}</code>
        </pre>
      </Section>
      <Section
        title="静的なファイル"
        lead="スタイルの要素を 1 つも足しません。ブランドを初めから効かせるには、createBrand の css も自分のファイルに書きます。自分の styled-components の規則は届かないので、CSS ファイルに書いてください。"
      >
        <pre tabIndex={0}>
          <code>{linkedCode}</code>
        </pre>
      </Section>
      <Section title="サーバーで描くとき">
        <ul className="points">
          <li>
            どの部品も、サーバーの HTML に style 属性を書きません。<code>style-src-attr</code>{" "}
            を許すことは要りません。
          </li>
          <li>
            色・列の幅・進みぐあい・骨組みの高さは、SVG と HTML
            の属性で届きます。表の行の高さのような残りの値は、動き出したときにスクリプトが付けます。
          </li>
        </ul>
      </Section>
      <Section title="ハッシュ" lead="アプリ自身のスタイルの要素には、自分のハッシュを足してください。">
        <pre tabIndex={0}>
          <code>{hashCode}</code>
        </pre>
      </Section>
      <Section
        title="Next（App Router）"
        lead="部品はサーバーコンポーネントからそのまま使えます。書式・ラベル・トークンの値は、サーバーだけで読めます。"
      >
        <pre tabIndex={0}>
          <code>{nextCode}</code>
        </pre>
      </Section>
      <Section title="時刻">
        <ul className="points">
          <li>「3分前」や期限は、サーバーが描いた時刻で出て、動き出してから今の時刻になります。</li>
          <li>
            その時刻は UiProvider が <code>meta</code> で渡します。自分で決めるときは、両方に同じ{" "}
            <code>now</code> を渡します。
          </li>
        </ul>
      </Section>
    </Page>
  ),
};
