import { PostsOrLedger } from "./ledger/PostsOrLedger.tsx";
import { PostList } from "./PostList.tsx";

/** The posts, and the ledger of their disclosures. */
export const ProjectPostsPage = () => <PostsOrLedger posts={<PostList />} />;
