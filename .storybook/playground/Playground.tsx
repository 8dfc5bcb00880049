import * as ui from "@tsumugi/ui";
import * as react from "react";
import { useContext, useId, useState } from "react";
import { LiveContext, LivePreview, LiveProvider } from "react-live";
import { styled } from "styled-components";
import { drawsByItself, placeOf, runnable, unknownImports } from "./runnable.ts";

const { Banner, Button, FormField, Select, TextArea } = ui;

/** The code of every page of the catalogue that draws itself: compiled with the rest, so that none is out of date. */
const usages = import.meta.glob<string>("../usage/*.tsx", { query: "?raw", import: "default", eager: true });
const samples = Object.fromEntries(
  Object.entries(usages).flatMap(([path, code]) =>
    drawsByItself(code) && unknownImports(code).length === 0
      ? [[path.replace(/^.*\/|\.tsx$/g, ""), code]]
      : [],
  ),
);

const FIRST = "Button";
const widths = [
  { value: "100%", label: "広さいっぱい" },
  { value: "390px", label: "390px（スマートフォン）" },
] as const;

/** Each becomes a variable of the code: `default` can be none. */
const scope = Object.fromEntries(
  Object.entries({ ...react, ...ui }).filter(([key]) => /^[A-Za-z]\w*$/.test(key) && key !== "default"),
);
const Root = styled.div`
  display: grid;
  gap: var(--tsu-space-6);
  max-width: 1600px;
  margin: 0 auto;
  & > header > h1 {
    font-size: var(--tsu-text-3xl);
  }
  & > header > p {
    color: var(--tsu-text-muted);
    word-break: auto-phrase;
  }
  & > .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: var(--tsu-space-3) var(--tsu-space-4);
  }
  /* Beside each other where both have room, and on a phone below each other. */
  & > .both {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
    align-items: start;
    gap: var(--tsu-space-6);
  }
  & .drawn {
    min-width: 0;
  }
  & .drawn > .what {
    margin-bottom: var(--tsu-space-2);
    font-weight: var(--tsu-weight-bold);
  }
  & .drawn > .paper {
    overflow: auto;
    padding: var(--tsu-space-5);
    background: var(--tsu-surface);
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
  }
`;
const CODE = {
  fontFamily: "var(--tsu-font-mono)",
  whiteSpace: "pre",
  overflowX: "auto",
  textOverflow: "clip",
} as const;

/** Why nothing is drawn and where, in the words of the compiler or of React. */
function Problem({ code }: { code: string }) {
  const { error } = useContext(LiveContext);
  const unknown = unknownImports(code);
  if (!error) return null;
  const place = placeOf(error, code);
  // The place in what runs is told as the place in what was typed.
  const what = error.replace(/\s*\(\d+:\d+\)\s*$/, "");
  return (
    <Banner tone="danger">
      {unknown.length > 0
        ? `ここで使えるのは @tsumugi/ui と react だけです。${unknown.join("、")} を使わない形にしてください。`
        : place
          ? `このコードは描けません。${place.line}行目の${place.column}文字目を直してください。`
          : "このコードは描けません。下の文を読んで直してください。"}
      <pre tabIndex={0} style={CODE}>
        {place ? `${what}\n\n${place.text}\n${" ".repeat(place.column - 1)}↑` : what}
      </pre>
    </Banner>
  );
}

/** Code on one side, what it draws on the other. The field is a plain one: Japanese is typed into it as everywhere. */
export function Playground() {
  const [name, setName] = useState(FIRST);
  const [code, setCode] = useState(samples[FIRST] ?? "");
  const [width, setWidth] = useState<string>(widths[0].value);
  const drawnId = useId();
  const open = (next: string) => {
    setName(next);
    setCode(samples[next] ?? "");
  };
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    ui.toast.success("コードをコピーしました");
  };
  return (
    <Root>
      <header>
        <h1>試し書き</h1>
        <p>コードを書き替えると、その場で描きます。@tsumugi/ui と react が使えます。</p>
      </header>
      <div className="tools">
        <FormField label="はじめのコード">
          <Select
            value={name}
            onValueChange={open}
            options={Object.keys(samples).map((value) => ({ value, label: value }))}
          />
        </FormField>
        <FormField label="見え方の幅">
          <Select value={width} onValueChange={setWidth} options={[...widths]} />
        </FormField>
        <Button icon="copy" onClick={() => void copy()}>
          コードをコピー
        </Button>
        <Button icon="refresh" disabled={code === samples[name]} onClick={() => open(name)}>
          元に戻す
        </Button>
      </div>
      <LiveProvider code={code} scope={scope} transformCode={runnable} noInline enableTypeScript>
        <div className="both">
          <FormField label="コード" hint="部品のページのコードを、そのまま貼り付けられます">
            <TextArea rows={18} spellCheck={false} style={CODE} value={code} onValueChange={setCode} />
          </FormField>
          <section aria-labelledby={drawnId} className="drawn">
            <div className="what" id={drawnId}>
              見え方
            </div>
            <Problem code={code} />
            <div className="paper" style={{ maxWidth: width }}>
              <LivePreview />
            </div>
          </section>
        </div>
      </LiveProvider>
      <ui.Toaster />
    </Root>
  );
}
