import { render } from "@testing-library/react";
import { jobTermsFields, termsKeys } from "@tsumugi/contract";
import { formatDay } from "@tsumugi/ui/format";
import { expect, it } from "vitest";
import { sampleTerms } from "../../testing/samples.ts";
import { TermsCard } from "./TermsCard.tsx";

const isDay = (key: (typeof termsKeys)[number]) => jobTermsFields[key].kind === "day";

it("shows every point of the terms", () => {
  const texts = termsKeys.filter((key) => ["text", "multiline"].includes(jobTermsFields[key].kind));
  const words = Object.fromEntries(texts.map((key) => [key, `canary-${key}`]));
  const terms = { ...sampleTerms, ...words };
  const { container } = render(<TermsCard terms={terms} />);
  const said = termsKeys.map((key) => {
    if (key === "fee") return "80,000";
    return isDay(key) ? formatDay(String(terms[key])) : String(terms[key]);
  });
  expect(said.filter((each) => !container.textContent?.includes(each))).toEqual([]);
});
