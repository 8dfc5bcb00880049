import { render } from "@testing-library/react";
import { jobTermsFields, termsKeys } from "@tsumugi/contract";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { fieldId } from "../../shared/useField.ts";
import { SendJobTerms } from "./SendJobTerms.tsx";
import { emptyForm, type SendJobForm } from "./sendJobForm.ts";

function Form({ isChange }: { isChange: boolean }) {
  const { control, getValues } = useForm<SendJobForm>({ defaultValues: emptyForm() });
  return <SendJobTerms control={control} getValues={getValues} isChange={isChange} />;
}

it.each([false, true])("has a place for every point of the terms, under its declared name", (isChange) => {
  const { container } = render(<Form isChange={isChange} />);
  const missing = termsKeys.filter((key) => !container.querySelector(`[name="${key}"], #${fieldId(key)}`));
  expect(missing).toEqual([]);
  for (const key of termsKeys) expect(container.textContent).toContain(jobTermsFields[key].label);
});
