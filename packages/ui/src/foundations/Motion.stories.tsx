import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { keyframes, styled } from "styled-components";
import { Button } from "../components/Button/Button.tsx";
import { scale } from "../theme/tokens.ts";
import { Page, Section, Table } from "./Page.tsx";

const meta = { title: "基礎/動き", tags: ["!autodocs"] } satisfies Meta;
export default meta;

const uses: Record<string, string> = {
  "motion-fast": "色の変化、メニューの出入り",
  "motion-base": "ダイアログ、つまみ、進み具合",
  "motion-slow": "横から出るパネル、画面いっぱいの移動",
  "motion-turn": "くるくる（Spinner）の1周",
  "motion-run": "表の見出しの下を走る糸の1目",
  "motion-breathe": "仮の形（Skeleton）の1呼吸",
  "ease-out": "出てくるもの。はじめ速く、そっと止まる",
  "ease-in": "去るもの",
  "ease-in-out": "行って戻るもの",
};
const starting = (prefix: string) => Object.entries(scale).filter(([name]) => name.startsWith(prefix));

const run = keyframes`
  from {
    translate: 0;
  }
  to {
    translate: 132px;
  }
`;
const Track = styled.div`
  position: relative;
  width: 156px;
  height: 24px;
  border-radius: var(--tsu-radius-full);
  background: var(--tsu-sunken);
  & > span {
    position: absolute;
    inset: 2px auto 2px 2px;
    width: 20px;
    border-radius: var(--tsu-radius-full);
    background: var(--tsu-thread);
  }
  &[data-running] > span {
    animation: ${run} var(--duration) var(--ease) both;
  }
`;

const curve = (value: string) => {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return `M0 60C${x1 * 60} ${60 - y1 * 60} ${x2 * 60} ${60 - y2 * 60} 60 0`;
};

function Durations() {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <div>
        <Button icon="refresh" onClick={() => setTurn((count) => count + 1)}>
          動かしてみる
        </Button>
      </div>
      <Table
        label="動きの長さ"
        head={["名前", "長さ", "見え方", "使うところ"]}
        rows={starting("motion-").map(([name, value]) => [
          <code key="name">{name}</code>,
          value,
          <Track
            key={turn}
            data-running={turn > 0 || undefined}
            style={
              { "--duration": `var(--tsu-${name})`, "--ease": "var(--tsu-ease-out)" } as React.CSSProperties
            }
          >
            <span />
          </Track>,
          uses[name],
        ])}
      />
    </>
  );
}

export const Motion: StoryObj<typeof meta> = {
  name: "動き",
  render: () => (
    <Page
      title="動き"
      lead="動きは、何がどこから来てどこへ行ったかを伝えるためだけに。飾りでは動かしません。"
    >
      <Section title="長さ">
        <Durations />
      </Section>
      <Section title="緩急">
        <div className="tiles">
          {starting("ease-").map(([name, value]) => (
            <div key={name} className="tile">
              <svg viewBox="-4 -4 68 68" width="96" height="96" fill="none" aria-hidden="true">
                <path d="M0 0v60h60" stroke="var(--tsu-border-strong)" />
                <path d={curve(value)} stroke="var(--tsu-thread)" strokeWidth="3" strokeLinecap="round" />
              </svg>
              <code>{name}</code>
              <span className="small">{uses[name]}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="動かしたくない人のために">
        <ul className="points">
          <li>
            端末で「視差効果を減らす」を選ぶと、アニメーションの長さは 0.01ms
            に、移り変わりは無しになります。位置の変化だけが残ります。
          </li>
          <li>くり返す動きは、進んでいる間だけ。止まったら消します。</li>
          <li>点滅はさせません。</li>
        </ul>
      </Section>
    </Page>
  ),
};
