export const projectSorts = [
  "name",
  "-name",
  "created_at",
  "-created_at",
  "updated_at",
  "-updated_at",
  "starts_on",
  "-starts_on",
] as const;
