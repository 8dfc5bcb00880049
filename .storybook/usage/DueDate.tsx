import { DueDate } from "@tsumugi/ui";

export const DraftDue = () => <DueDate label="下書き期限" on="2026-11-24" />;
