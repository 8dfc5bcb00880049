import type { StoryContext } from "@storybook/react-vite";
import { ProjectPage } from "../pages/ProjectPage/ProjectPage.tsx";
import { paths } from "../paths.ts";
import { PageFrame } from "./PageFrame.tsx";

/** The page of a project: the one that a story's `at` names, or an ordinary one. */
export const renderProjectPage = (_: unknown, { parameters }: Pick<StoryContext, "parameters">) => (
  <PageFrame
    path={paths.project.path}
    at={parameters.at ?? paths.project.getHref("project_001")}
    frame="project"
  >
    <ProjectPage />
  </PageFrame>
);
