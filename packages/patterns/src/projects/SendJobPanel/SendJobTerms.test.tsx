import { fireEvent, render, screen } from "@testing-library/react";
import { jobTermsFields, termsKeys } from "@tsumugi/contract";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { fieldId } from "../../shared/useField.ts";
import { SendJobTerms, type SendJobTermsProps } from "./SendJobTerms.tsx";
import { emptyForm, type SendJobForm } from "./sendJobForm.ts";

function Form(props: Partial<SendJobTermsProps>) {
  const { control, getValues } = useForm<SendJobForm>({ defaultValues: emptyForm() });
  return <SendJobTerms {...props} control={control} getValues={getValues} />;
}

it.each([false, true])("has a place for every point of the terms, under its declared name", (isChange) => {
  const { container } = render(<Form isChange={isChange} />);
  const missing = termsKeys.filter((key) => !container.querySelector(`[name="${key}"], #${fieldId(key)}`));
  expect(missing).toEqual([]);
  for (const key of termsKeys) expect(container.textContent).toContain(jobTermsFields[key].label);
});

it("warns of a payment day below its field, and takes a surer one at one press", () => {
  const onPaymentDay = vi.fn();
  const paymentHint = { message: "銀行振込が届きません。", day: "2027-01-08" };
  const { container } = render(<Form paymentHint={paymentHint} onPaymentDay={onPaymentDay} />);
  const field = container.querySelector(`#${fieldId("payment_on")}`);
  const warning = screen.getByText("銀行振込が届きません。");
  expect(field?.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(screen.getByRole("button", { name: "2027/01/08(金)にする" }));
  expect(onPaymentDay).toHaveBeenCalledWith("2027-01-08");
});

it.each([false, true])("has room for a personal word, and marks only what is required", (isChange) => {
  render(<Form isChange={isChange} />);
  expect(screen.queryByRole("textbox", { name: "メッセージ" })).not.toBeNull();
  expect(screen.queryByText("任意")).toBeNull();
});
