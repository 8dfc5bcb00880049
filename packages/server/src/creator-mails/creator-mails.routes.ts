import {
  getMailStop as getMailStopEndpoint,
  getProjectAutoMails as getProjectAutoMailsEndpoint,
  listJobMails as listEndpoint,
  stopMailsInOneClick as oneClickEndpoint,
  previewReminder as previewEndpoint,
  recordReplyOpened as recordOpenedEndpoint,
  remindCreator as remindEndpoint,
  sendJobMailNow as sendNowEndpoint,
  setJobAutoMails as setJobAutoMailsEndpoint,
  setMailStop as setMailStopEndpoint,
  setProjectAutoMails as setProjectAutoMailsEndpoint,
  stopJobMail as stopEndpoint,
} from "@tsumugi/contract";
import { handle } from "../core/handle.ts";
import {
  getProjectAutoMails,
  listJobMails,
  previewReminder,
  remindCreator,
  sendJobMailNow,
  setJobAutoMails,
  setProjectAutoMails,
  stopJobMail,
} from "./jobMails.service.ts";
import { getMailStop, setMailStop, stopMailsInOneClick } from "./mailStops.service.ts";
import { recordReplyOpened } from "./replyOpened.service.ts";

export const creatorMailsRoutes = [
  handle(listEndpoint, listJobMails),
  handle(sendNowEndpoint, sendJobMailNow),
  handle(stopEndpoint, stopJobMail),
  handle(previewEndpoint, previewReminder),
  handle(remindEndpoint, remindCreator),
  handle(setJobAutoMailsEndpoint, setJobAutoMails),
  handle(getProjectAutoMailsEndpoint, getProjectAutoMails),
  handle(setProjectAutoMailsEndpoint, setProjectAutoMails),
  handle(getMailStopEndpoint, getMailStop),
  handle(setMailStopEndpoint, setMailStop),
  handle(oneClickEndpoint, stopMailsInOneClick),
  handle(recordOpenedEndpoint, recordReplyOpened),
];
