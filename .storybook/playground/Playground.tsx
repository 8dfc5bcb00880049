import * as ui from "@tsumugi/ui";
import * as react from "react";
import { useContext, useState } from "react";
import { LiveContext, LivePreview, LiveProvider } from "react-live";
import { drawsByItself, runnable, unknownImports } from "./runnable.ts";

const { Banner, Button, FormField, Select, Stack, TextArea } = ui;

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
  { value: "100%", label: "画面の幅" },
  { value: "390px", label: "390px（スマートフォン）" },
] as const;

/** Each becomes a variable of the code: `default` can be none. */
const scope = Object.fromEntries(
  Object.entries({ ...react, ...ui }).filter(([key]) => /^[A-Za-z]\w*$/.test(key) && key !== "default"),
);
const MONO = { fontFamily: "var(--tsu-font-mono)" };

/** Why nothing is drawn, in the words of the compiler or of React. */
function Problem({ code }: { code: string }) {
  const { error } = useContext(LiveContext);
  const unknown = unknownImports(code);
  if (!error) return null;
  return (
    <Banner tone="danger">
      {unknown.length > 0
        ? `ここで使えるのは @tsumugi/ui と react だけです。${unknown.join("、")} を使わない形にしてください。`
        : "このコードは描けません。下の行を直してください。"}
      <pre tabIndex={0} style={{ ...MONO, overflowX: "auto" }}>
        {error}
      </pre>
    </Banner>
  );
}

/** Code on one side, what it draws on the other. The field is a plain one: Japanese is typed into it as everywhere. */
export function Playground() {
  const [name, setName] = useState(FIRST);
  const [code, setCode] = useState(samples[FIRST] ?? "");
  const [width, setWidth] = useState<string>(widths[0].value);
  const open = (next: string) => {
    setName(next);
    setCode(samples[next] ?? "");
  };
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    ui.toast.success("コードをコピーしました");
  };
  return (
    <Stack gap="lg">
      <Stack layout="row">
        <FormField label="はじめのコード">
          <Select
            value={name}
            onValueChange={open}
            options={Object.keys(samples).map((value) => ({ value, label: value }))}
          />
        </FormField>
        <FormField label="幅">
          <Select value={width} onValueChange={setWidth} options={[...widths]} />
        </FormField>
        <Button icon="copy" onClick={() => void copy()}>
          コードをコピー
        </Button>
        <Button icon="refresh" disabled={code === samples[name]} onClick={() => open(name)}>
          元に戻す
        </Button>
      </Stack>
      <LiveProvider code={code} scope={scope} transformCode={runnable} noInline enableTypeScript>
        <FormField label="コード" hint="部品のページのコードを、そのまま貼り付けられます">
          <TextArea rows={14} spellCheck={false} style={MONO} value={code} onValueChange={setCode} />
        </FormField>
        <Problem code={code} />
        <section aria-label="見え方" style={{ maxWidth: width, width: "100%" }}>
          <LivePreview />
        </section>
      </LiveProvider>
      <ui.Toaster />
    </Stack>
  );
}
