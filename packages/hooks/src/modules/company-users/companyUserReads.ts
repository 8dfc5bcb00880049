import { getCompanyUser, listCommentTemplates, listCompanyUsers, listSavedViews } from "@tsumugi/contract";
import { chatRoomReads } from "../chat-rooms/chatRoomReads.ts";
import { managedCreatorReads } from "../managed-creators/managedCreatorReads.ts";
import { projectReads } from "../projects/projectReads.ts";

/** Reads that show members. */
export const companyUserReads = [listCompanyUsers, getCompanyUser] as const;

/** Reads that show who is in charge of something: a removal hands it over. */
export const handedOverReads = [
  ...managedCreatorReads,
  ...projectReads,
  ...chatRoomReads,
  listSavedViews,
  listCommentTemplates,
] as const;
