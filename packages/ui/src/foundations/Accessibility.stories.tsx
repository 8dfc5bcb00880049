import type { Meta, StoryObj } from "@storybook/react-vite";
import promises from "../../../../docs/promises.md?raw";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "基礎/アクセシビリティ", tags: ["!autodocs"] } satisfies Meta;
export default meta;

/** The rows of 「誰でも使えること」 in docs/promises.md: fact, how it is tested, and the test file. */
const guarantees = (/^## 誰でも使えること\n([\s\S]*?)^## /m.exec(promises)?.[1] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(1)
  .map((line) =>
    line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );

export const Accessibility: StoryObj<typeof meta> = {
  name: "アクセシビリティ",
  render: () => (
    <Page
      title="アクセシビリティ"
      lead="WCAG 2.2 の AA（JIS X 8341-3:2016 の AA を含みます）を目標にします。守ることには、それを確かめるテストがあります。"
    >
      <Section title="守ることと、確かめ方">
        <Table
          label="守ることと確かめ方"
          head={["守ること", "確かめ方", "テスト"]}
          rows={guarantees.map(([fact, how, file]) => [
            fact,
            how,
            <code key="file">{file?.replaceAll("`", "")}</code>,
          ])}
        />
      </Section>
      <Section title="フォーカスの輪" lead="外と内の2色で、どの地の上でも見えます。消しません。">
        <div style={{ display: "flex", flexWrap: "wrap", gap: 20 }}>
          {(["bg", "surface", "brand", "danger-solid", "brand-soft"] as const).map((ground) => (
            <div key={ground} style={{ padding: 24, background: `var(--tsu-${ground})`, borderRadius: 10 }}>
              <div
                style={{
                  width: 88,
                  height: 36,
                  borderRadius: 6,
                  background: "var(--tsu-surface)",
                  outline: "2px solid var(--tsu-focus)",
                  outlineOffset: 2,
                  boxShadow: "0 0 0 2px var(--tsu-focus-gap)",
                }}
              />
            </div>
          ))}
        </div>
      </Section>
      <Section title="機械では確かめられないこと">
        <ul className="points">
          <li>axe で見つかるのは全体の半分ほど。キーボードだけで最後まで進めるかを、人が確かめます。</li>
          <li>読み上げは NVDA（Windows）と VoiceOver（macOS・iOS）で、状態一覧と主な道筋を聞きます。</li>
          <li>各部品のページの「キーボード」「読み上げ」が、その台本です。</li>
        </ul>
      </Section>
    </Page>
  ),
};
