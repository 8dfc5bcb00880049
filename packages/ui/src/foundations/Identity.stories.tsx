import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { Weave, type WeaveKind } from "../components/EmptyState/Weave.tsx";
import { Logo } from "../components/Logo/Logo.tsx";
import { Page, Section } from "./Page.tsx";

const meta = { title: "基礎/ロゴと絵", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const pictures: Record<WeaveKind, readonly [name: string, use: string]> = {
  none: ["織りはじめ", "まだ何もない。はじめの一歩といっしょに"],
  noMatch: ["見つからない", "条件に合うものがない"],
  locked: ["結び目", "権限や契約で使えない"],
  error: ["切れた糸", "読み込めなかった"],
  notFound: ["ほどけた糸", "ページが見つからない"],
  done: ["織り上がり", "やることが終わった"],
  offline: ["届かない糸", "通信が切れている"],
};

const wrong: readonly (readonly [why: string, style: CSSProperties])[] = [
  ["傾けない", { rotate: "-12deg" }],
  ["縦横の比を変えない", { scale: "1.25 0.8" }],
  ["色を変えない", { filter: "hue-rotate(120deg)" }],
  ["影を付けない", { filter: "drop-shadow(3px 4px 3px rgb(0 0 0 / 0.5))" }],
];

const centre = { justifyItems: "center", padding: "var(--tsu-space-6)" } as const;

export const Identity: StoryObj<typeof meta> = {
  name: "ロゴと絵",
  render: () => (
    <Page
      title="ロゴと絵"
      lead="紬（つむぎ）は、節のある糸で織る、丈夫で静かな布です。2本の経糸に柿色の緯糸が1本、上を通り、下をくぐって「ツ」になります。"
    >
      <Section
        title="ロゴ"
        lead="まわりに、しるしの半分の余白を空けます。しるしだけなら 16px から、名前と並べるなら 24px から。"
      >
        <div className="tiles">
          {(["light", "dark"] as const).map((mode) => (
            <div
              key={mode}
              className="tile"
              data-theme={mode}
              style={{ ...centre, background: "var(--tsu-bg)" }}
            >
              <Logo size={44} />
            </div>
          ))}
          <div
            className="tile"
            style={{ ...centre, background: "var(--tsu-drawer)", color: "var(--tsu-drawer-text)" }}
          >
            <Logo size={44} />
          </div>
          <div className="tile" style={{ ...centre, gridAutoFlow: "column", alignItems: "end" }}>
            {[16, 24, 32, 48].map((size) => (
              <Logo key={size} mark size={size} />
            ))}
          </div>
        </div>
      </Section>
      <Section title="しないこと">
        <div className="tiles" style={{ "--tile": "160px" } as CSSProperties}>
          {wrong.map(([why, style]) => (
            <div key={why} className="tile" style={centre}>
              <div style={{ ...style, padding: 12 }}>
                <Logo mark size={56} />
              </div>
              <span style={{ color: "var(--tsu-danger-text)" }}>× {why}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="絵"
        lead="布はいつも同じ。1本の柿色の糸が、何が起きたかを語ります。飾りなので読み上げません。言葉は題と本文が引き受けます。"
      >
        {(["light", "dark"] as const).map((mode) => (
          <div
            key={mode}
            data-theme={mode}
            style={{
              padding: "var(--tsu-space-4)",
              background: "var(--tsu-bg)",
              borderRadius: "var(--tsu-radius-lg)",
            }}
          >
            <div className="tiles" style={{ "--tile": "200px" } as CSSProperties}>
              {(Object.keys(pictures) as WeaveKind[]).map((kind) => (
                <figure key={kind} className="tile" style={centre}>
                  <Weave kind={kind} />
                  <figcaption style={{ textAlign: "center" }}>
                    <strong>{pictures[kind][0]}</strong> <code>{kind}</code>
                    <br />
                    <span className="small">{pictures[kind][1]}</span>
                  </figcaption>
                </figure>
              ))}
            </div>
          </div>
        ))}
      </Section>
    </Page>
  ),
};
