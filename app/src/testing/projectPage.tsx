import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { ProjectPage } from "../pages/ProjectPage/ProjectPage.tsx";
import { keepTakenBack } from "../pages/ProjectPage/takenBackSends.ts";
import { paths } from "../paths.ts";
import { PageFrame } from "./PageFrame.tsx";

/** What an earlier story took back, or was refused to send, would open its panel over this one. */
function FreshProjectPage() {
  useState(() => keepTakenBack(undefined));
  return <ProjectPage />;
}

/** The page of a project: the one that a story's `at` names, or an ordinary one. */
export const renderProjectPage = (_: unknown, { parameters }: Pick<StoryContext, "parameters">) => (
  <PageFrame
    path={paths.project.path}
    at={parameters.at ?? paths.project.getHref("project_001")}
    frame="project"
  >
    <FreshProjectPage />
  </PageFrame>
);
