export const openCreatorSorts = [
  "name",
  "-name",
  "follower_count",
  "-follower_count",
  "engagement_rate",
  "-engagement_rate",
  "last_posted_at",
  "-last_posted_at",
] as const;
export type OpenCreatorSort = (typeof openCreatorSorts)[number];

export const adminCreatorStates = ["open", "closed", "deleted"] as const;
export type AdminCreatorState = (typeof adminCreatorStates)[number];
export const adminCreatorStateLabels: Record<AdminCreatorState, string> = {
  open: "公開中",
  closed: "非公開",
  deleted: "削除済み",
};

export const adminCreatorSorts = ["name", "-name", "created_at", "-created_at"] as const;
export type AdminCreatorSort = (typeof adminCreatorSorts)[number];
