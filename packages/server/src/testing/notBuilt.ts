/** Calls of the contract that nobody answers yet. A slice that is built takes its calls out of here. */
export const NOT_BUILT: readonly string[] = [
  "GET /api/company/job_requests/{id}/short_link",
  "GET /api/company/payment_notices",
  "GET /api/company/payment_notices/{id}.pdf",
  "GET /s/{code}",
  "POST /api/company/job_requests/{id}/short_link",
  "POST /api/company/payment_notices",
  "PUT /api/company/payment_notices/{id}/update_status",
];
