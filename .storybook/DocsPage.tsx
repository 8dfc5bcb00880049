import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { Guide } from "../packages/ui/src/testing/guide.ts";
import { GuideBlock } from "./GuideBlock.tsx";

/** Docs of one component: what it is for, how (not) to use it, its keys, then props and stories. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const content = preparedMeta.parameters.guide as Guide | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {content && <GuideBlock {...content} />}
      <Primary />
      <Controls />
      <Stories title="見本" includePrimary={false} />
    </>
  );
}
