export const noticeSorts = [
  "due_on",
  "-due_on",
  "payable",
  "-payable",
  "created_at",
  "-created_at",
  "updated_at",
  "-updated_at",
] as const;
