/** Object → FormData: files stay files, objects and arrays become JSON, null and undefined are left out. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(key, value);
    else form.append(key, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** Body and its content type; a form names none, so that the browser adds the boundary. */
export function encodeBody(
  body: unknown,
  bodyType: "json" | "form" = "json",
): { body?: BodyInit; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (bodyType === "form" && typeof body === "object" && body !== null) {
    return { body: toFormData(body), headers: {} };
  }
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

/** Equal submissions have equal signatures; files count by name, size and time of change. */
export const submissionSignature = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? `file:${value.name}:${value.size}:${value.lastModified}` : value,
  ) ?? "";
