import { Breadcrumbs } from "@tsumugi/ui";

export const Path = () => (
  <Breadcrumbs
    items={[
      <a key="projects" href="/projects">
        案件
      </a>,
      "秋の新作リップ",
    ]}
  />
);
