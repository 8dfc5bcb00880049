import { Badge } from "@tsumugi/ui";

export const Status = () => <Badge tone="success">投稿済み</Badge>;
