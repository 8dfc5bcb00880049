/** Calls of the contract that nobody answers yet. A slice that is built takes its calls out of here. */
export const NOT_BUILT: readonly string[] = [
  "DELETE /company/project_row_comments/{id}",
  "GET /api/company/job_requests/{id}/short_link",
  "GET /api/company/payment_notices",
  "GET /api/company/payment_notices/{id}.pdf",
  "GET /company/projects/{id}/history",
  "GET /company/projects/{id}/row_comments",
  "GET /s/{code}",
  "POST /api/company/job_requests/{id}/short_link",
  "POST /api/company/payment_notices",
  "POST /company/projects/{id}/row_comments",
  "PUT /api/company/payment_notices/{id}/update_status",
  "PUT /company/project_row_comments/{id}",
];
