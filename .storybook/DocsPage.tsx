import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { Guide } from "@tsumugi/ui/testing";
import { GuideBlock } from "./GuideBlock.tsx";

/** Docs of one component: what it is for, how (not) to use it, its keys, then props and stories. */
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
      <Heading>props</Heading>
      <Description />
      <Controls />
      <Stories title="見本" includePrimary={false} />
    </>
  );
}
