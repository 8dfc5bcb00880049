import { Tag } from "@tsumugi/ui";

export const Season = ({ remove }: { remove: () => void }) => <Tag onRemove={remove}>秋冬</Tag>;
