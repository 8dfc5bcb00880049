import { Button, PageHeader } from "@tsumugi/ui";

export const Projects = () => (
  <PageHeader title="案件" lead="12件" actions={<Button variant="primary">案件を作る</Button>} />
);
