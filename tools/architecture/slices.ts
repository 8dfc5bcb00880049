/** A slice has one name in every package: the noun of its URL, in kebab-case. */
export const slices = [
  "auth",
  "chat-rooms",
  "comment-templates",
  "comments",
  "companies",
  "company-users",
  "creators",
  "genres",
  "import-tasks",
  "invitations",
  "job-requests",
  "managed-creators",
  "notifications",
  "payment-notices",
  "platforms",
  "postal-codes",
  "posts",
  "preferences",
  "presence",
  "projects",
  "reply",
  "scheduled-comments",
  "saved-views",
  "short-links",
  "signup",
  "support-chat-rooms",
  "system",
  "uploads",
  "verification",
] as const;

/** Folders beside the slices that hold what all of them share. */
export const sharedFolders: Record<string, readonly string[]> = {
  "packages/contract/src": ["core", "shared"],
  "packages/hooks/src/modules": ["session", "realtime", "drafts"],
  "packages/patterns/src": ["home", "report", "shared", "shell", "signin", "testing"],
};
