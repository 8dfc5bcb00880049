import { companyColorLabels, companyColors } from "@tsumugi/contract";
import { styled } from "styled-components";
import { FormRadios } from "../../shared/FormChecks.tsx";
import { companyColorVar } from "../companyColorVar.ts";

type ColorChoiceProps = Omit<Parameters<typeof FormRadios<{ color: string }>>[0], "options" | "name">;

/** The swatches stand behind the words: a colour is never told by itself alone. */
const Root = styled.div`
  & label > span::after {
    content: "";
    display: inline-block;
    width: 1.6em;
    height: 0.75em;
    margin-inline-start: 6px;
    border-radius: 999px;
    background: var(--swatch, transparent);
  }
  ${companyColors
    .filter((color) => color !== "auto")
    .map((color) => `label:has([value="${color}"]) { --swatch: ${companyColorVar(color, "")}; }`)
    .join("\n")}
`;

const options = companyColors.map((value) => ({ value, label: companyColorLabels[value] }));

/** One of the company's colours, each with its swatch. */
export const ColorChoice = (props: ColorChoiceProps) => (
  <Root>
    <FormRadios {...props} name="color" options={options} />
  </Root>
);
