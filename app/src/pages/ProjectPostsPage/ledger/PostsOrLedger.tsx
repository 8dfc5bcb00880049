import { LinkTabs } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { useLayoutProject } from "../../../layouts/ProjectLayout/ProjectLayout.tsx";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing/Link.tsx";
import { useUrlState } from "../../../shared/useUrlState.ts";
import { PrLedger } from "./PrLedger.tsx";

export interface PostsOrLedgerProps {
  readonly posts: ReactNode;
}

/** The two views of a project's posts, each with its own address. */
export function PostsOrLedger({ posts }: PostsOrLedgerProps) {
  const project = useLayoutProject();
  const isLedger = useUrlState().get("view") === "pr";
  return (
    <>
      <LinkTabs
        nested
        label="投稿の表示"
        items={[
          {
            key: "posts",
            link: <Link to={paths.projectPosts.getHref(project.uid)}>投稿</Link>,
            current: !isLedger,
          },
          {
            key: "pr",
            link: <Link to={paths.projectPosts.getHref(project.uid, { view: "pr" })}>PR表記の台帳</Link>,
            current: isLedger,
          },
        ]}
      />
      {isLedger ? <PrLedger project={project} /> : posts}
    </>
  );
}
