/** `ready`: nothing has been pressed; the rest is what the call answered. */
export type VerificationState = "ready" | "done" | "link_expired" | "link_used" | "not_found" | "conflict";
