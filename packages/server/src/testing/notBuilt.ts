/** Calls of the contract that nobody answers yet. A slice that is built takes its calls out of here. */
export const NOT_BUILT: readonly string[] = [
  "GET /api/company/payment_notices/{id}.pdf",
  "GET /company/payment_notices/statements",
  "GET /company/payment_notices/transfer_files",
  "GET /company/payment_notices/transfer_files/{id}.txt",
  "POST /company/payment_notices/transfer_files",
  "POST /company/payment_notices/transfer_files/preview",
  "POST /company/payment_notices/transfer_results",
  "POST /company/payment_notices/transfer_results/preview",
];
