import type { ComponentProps } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  min-width: 0;
  &[data-gap="sm"] {
    gap: 8px;
  }
  &[data-gap="lg"] {
    gap: 24px;
  }
  &[data-layout="aside"] {
    grid-template-columns: minmax(0, 1fr) 340px;
    @media (max-width: 1180px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  &[data-layout="form"] {
    max-width: 640px;
  }
  &[data-layout="row"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  &[data-pad] {
    padding: 16px 20px;
    @media (max-width: 640px) {
      padding: 12px 16px;
    }
  }
`;

interface StackOwnProps {
  /** 間隔。8・16・24px。既定は `md`。 */
  gap?: "sm" | "md" | "lg";
  /** `row` は横に並べて折り返す、`aside` は広い画面で右に細い列、`form` は読みやすい幅まで。 */
  layout?: "column" | "row" | "aside" | "form";
  /** 周りの余白。余白のないカードの中で使います。 */
  pad?: boolean;
}

export type StackProps = StackOwnProps & Omit<ComponentProps<"div">, keyof StackOwnProps>;

/** Stacks the parts of a page below each other or side by side, evenly spaced. */
export function Stack({ gap = "md", layout = "column", pad = false, ...rest }: StackProps) {
  return <Root {...rest} data-gap={gap} data-layout={layout} data-pad={pad || undefined} />;
}
