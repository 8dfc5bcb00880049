import type { InvoiceStanding } from "@tsumugi/contract";
import { AppError } from "../core/errors.ts";

interface Invoice {
  readonly invoice_standing: InvoiceStanding;
  readonly invoice_registration_number: string;
}

/**
 * Number and standing never contradict each other, also where a body names only one of them: a number makes a company
 * registered, and who is not registered has none. @throws AppError invalid_request
 */
export function withStanding<Values extends { readonly [K in keyof Invoice]?: Invoice[K] | undefined }>(
  before: Invoice,
  values: Values,
): Values {
  const { invoice_standing: standing, invoice_registration_number: number } = values;
  if (standing === undefined && number === undefined) return values;
  if (standing === undefined) {
    const follows = number !== "" ? "registered" : before.invoice_standing;
    return { ...values, invoice_standing: number === "" && follows === "registered" ? "unknown" : follows };
  }
  if (standing === "registered") {
    if ((number ?? before.invoice_registration_number) !== "") return values;
    throw new AppError("invalid_request", {
      fields: {
        invoice_registration_number:
          "登録番号が入力されていません。T と13桁の数字を入力するか、登録を「未設定」にしてください。",
      },
    });
  }
  if (number)
    throw new AppError("invalid_request", {
      fields: { invoice_standing: "登録番号があります。「登録している」を選ぶか、番号を空にしてください。" },
    });
  return { ...values, invoice_registration_number: "" };
}
