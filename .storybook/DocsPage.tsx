import { Description, Primary, Stories, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import type { Guide } from "@tsumugi/ui/testing";
import { lazy, Suspense } from "react";
import { GuideBlock } from "./GuideBlock.tsx";

/** Apart, because reading the types takes a while: only a docs page waits for it, never a story. */
const PropsTables = lazy(() => import("./PropsTables.tsx"));

/** 「部品/Button ボタン」 → Button. */
const nameOf = (title: string) => title.split("/").at(-1)?.split(" ")[0] ?? "";

/** Docs of one component: what it is for, how (not) to use it, its keys, then code, props and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const content = preparedMeta.parameters.guide as Guide | undefined;
  return (
    <>
      <Title />
      {content && (
        <Unstyled>
          <GuideBlock {...content} />
        </Unstyled>
      )}
      <Primary />
      {/* A guide says in Japanese what a comment says in English. */}
      {!content && <Description />}
      <Suspense>
        <PropsTables storyFile={preparedMeta.parameters.fileName ?? ""} name={nameOf(preparedMeta.title)} />
      </Suspense>
      <Stories title="見本" includePrimary={false} />
    </>
  );
}
