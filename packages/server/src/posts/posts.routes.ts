import {
  checkPostPr,
  collectPost,
  collectProjectPosts,
  createProjectPost,
  createProjectPosts,
  deletePostReuse,
  getDailyMetrics,
  getSummaryMetrics,
  listJobRequestPosts,
  listPostCollections,
  listPostFigures,
  listPrLedger,
  listProjectPosts,
  listPrRules,
  listRemovedPosts,
  savePostReuse,
  seePostChange,
  setPostRemoved,
  signPostPr,
  updatePostFigures,
  updatePrRule,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import { addPosts } from "./addPosts.service.ts";
import * as collections from "./collectPost.service.ts";
import { collectProjectPosts as collectAllOf } from "./collectProject.service.ts";
import { listFigures, writeFigures } from "./postFigures.service.ts";
import { createPost, listJobPosts } from "./posts.service.ts";
import { listOrExportPosts } from "./postsCsv.service.ts";
import * as ledger from "./prLedger.service.ts";
import { dailyOf, summaryOf } from "./projectMetrics.service.ts";
import { listRules, setRule } from "./prRules.service.ts";
import { listRemoved, setRemoved } from "./removePost.service.ts";

export const postsRoutes = [
  handle(createProjectPost, createPost),
  handle(createProjectPosts, addPosts),
  handle(updatePostFigures, writeFigures),
  handle(listPostFigures, listFigures),
  handle(setPostRemoved, setRemoved),
  handle(listRemovedPosts, listRemoved),
  handle(listJobRequestPosts, listJobPosts),
  handle(listProjectPosts, listOrExportPosts),
  handle(getSummaryMetrics, summaryOf),
  handle(getDailyMetrics, dailyOf),
  handle(listPostCollections, collections.listPostCollections),
  handle(collectPost, collections.collectPost),
  handle(collectProjectPosts, collectAllOf),
  handle(seePostChange, collections.seePostChange),
  handle(listPrLedger, ledger.listLedger),
  handle(checkPostPr, ledger.checkPost),
  handle(signPostPr, ledger.signPost),
  handle(savePostReuse, ledger.saveReuse),
  handle(deletePostReuse, ledger.removeReuse),
  handle(listPrRules, listRules),
  handle(updatePrRule, setRule),
];
