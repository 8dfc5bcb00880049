import { Primary, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import type { Guide } from "@tsumugi/ui/testing";
import { lazy, Suspense } from "react";
import { GuideBlock, UseOf } from "./GuideBlock.tsx";
import { patternUses } from "./patternUses.ts";
import { Samples } from "./Samples.tsx";
import { useFromTop } from "./useFromTop.ts";

/** Apart, because reading the types takes a while: only a docs page waits for it, never a story. */
const PropsTables = lazy(() => import("./PropsTables.tsx"));

/** 「部品/Button ボタン」 → Button. */
const nameOf = (title: string) => title.split("/").at(-1)?.split(" ")[0] ?? "";

/** Docs of one component: what it is for, how (not) to use it, its keys, then code, props and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  useFromTop(true);
  const content = preparedMeta.parameters.guide as Guide | undefined;
  const use = patternUses[preparedMeta.title.replace(/^画面の型\//, "")];
  return (
    <>
      <Title />
      {content && (
        <Unstyled>
          <GuideBlock {...content} />
        </Unstyled>
      )}
      {use && (
        <Unstyled>
          <UseOf>{use}</UseOf>
        </Unstyled>
      )}
      <Primary />
      <Suspense>
        <PropsTables storyFile={preparedMeta.parameters.fileName ?? ""} name={nameOf(preparedMeta.title)} />
      </Suspense>
      <Samples title={preparedMeta.title} />
    </>
  );
}
