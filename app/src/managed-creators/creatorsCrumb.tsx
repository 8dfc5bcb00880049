import { paths } from "../paths.ts";
import { Link } from "../routing/Link.tsx";

/** The first of the breadcrumbs above pages on creators: back to their list. */
export const creatorsCrumb = (
  <Link key="list" to={paths.managedCreators.getHref()}>
    クリエイター管理
  </Link>
);
