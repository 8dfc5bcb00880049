import { collectPost, collectProjectPosts, listPostCollections, seePostChange } from "@tsumugi/contract";
import { indexOf } from "../core/counter.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { buildChangedPost, buildLostPost, buildPostCollection } from "./post-collections.fixtures.ts";
import { buildPost } from "./posts.fixtures.ts";

export const postCollectionsHandlers = [
  mockEndpoint(listPostCollections, () => ({
    items: [
      buildPostCollection({}, 1),
      buildLostPost({}, 2),
      buildChangedPost({}, 3),
      buildPostCollection({}, 4),
    ],
  })),
  mockEndpoint(collectPost, ({ params }) => ({
    collection: buildPostCollection({}, indexOf(params.id)),
    metrics: buildPost({}, indexOf(params.id)).metrics,
  })),
  mockEndpoint(collectProjectPosts, () => ({ queued_count: 4 })),
  mockEndpoint(seePostChange, ({ params }) => buildLostPost({ is_unseen: false }, indexOf(params.id))),
];
