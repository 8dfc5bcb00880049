/** Calls of the contract that nobody answers yet. A slice that is built takes its calls out of here. */
export const NOT_BUILT: readonly string[] = [
  "GET /api/company/job_requests/{id}/short_link",
  "GET /api/company/payment_notices",
  "GET /api/company/payment_notices/{id}.pdf",
  "GET /banks",
  "GET /banks/{bank_code}/branches",
  "GET /company/payees/{id}",
  "GET /reply/{token}/bank_account",
  "GET /s/{code}",
  "POST /api/company/job_requests/{id}/short_link",
  "POST /api/company/payment_notices",
  "POST /reply/{token}/bank_account/confirm",
  "PUT /api/company/payment_notices/{id}/update_status",
  "PUT /company/payees/{id}",
  "PUT /reply/{token}/bank_account",
];
