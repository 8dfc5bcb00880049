import { blankTerms, type JobAnswer, type JobStatus, jobStatuses, jobStatusLabels } from "@tsumugi/contract";
import { now } from "../core/context.ts";
import { hashToken, newToken } from "../core/ids.ts";
import { jobRequests, jobRequestVersions, replyTokens } from "../db/schema/job-requests.ts";
import { jobStatusChanges, projectCreators } from "../db/schema/projects.ts";
import {
  type ConversationLine,
  type ConversationTopic,
  conversations,
  dmConversations,
} from "./data/conversationData.ts";
import type { AccountData } from "./data/creatorData.ts";
import type { ProjectData } from "./data/projectData.ts";
import type { Random } from "./data/random.ts";
import { dayFromToday, insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import { addRoom, insertRooms, noRooms, type RoomRows } from "./seedRooms.ts";

/** A managed creator as the jobs need it. */
export interface SeedCreator {
  readonly uid: string;
  readonly display_name: string;
  readonly real_name: string;
  /** In hiragana. */
  readonly kana: string;
  readonly accounts: readonly AccountData[];
}

/** A job that was sent, for the posts to hang on. */
export interface SeedJob {
  readonly uid: string;
  readonly project: ProjectData;
  readonly creator: SeedCreator;
  readonly status: JobStatus;
  readonly fee: number;
}

type Rows<T extends { readonly $inferInsert: unknown }> = T["$inferInsert"][];

interface Collected {
  projectCreators: Rows<typeof projectCreators>;
  changes: Rows<typeof jobStatusChanges>;
  jobs: Rows<typeof jobRequests>;
  versions: Rows<typeof jobRequestVersions>;
  tokens: Rows<typeof replyTokens>;
  rooms: RoomRows;
}

const CLOSINGS = [
  "ありがとうございます。内容を確認して、改めてご連絡します。",
  "承知しました。引き続きよろしくお願いします。",
  "ご連絡ありがとうございます。社内にも共有しました。",
];

const NOT_SENT: readonly JobStatus[] = ["candidate", "rejected"];
const REPLY_TOKEN_DAYS = 90;

/** What the creator answered, to stand in that status. */
const answerIn = (status: JobStatus): JobAnswer | null =>
  status === "requested"
    ? null
    : status === "negotiating"
      ? "negotiating"
      : status === "declined"
        ? "declined"
        : "accepted";

const topics: Partial<Record<JobStatus, ConversationTopic>> = {
  negotiating: "terms",
  draft_review: "draft",
  revision: "draft",
  posted: "posted",
  inspected: "posted",
  paying: "posted",
  completed: "posted",
  declined: "declined",
};

/** A conversation that fits the status; none before the first answer. */
const conversationFor = (status: JobStatus, random: Random): readonly ConversationLine[] =>
  status === "requested" ? [] : random.pick(conversations[topics[status] ?? "agreed"]);

/** Creators of one project with their jobs, rooms and conversations, as they would stand in the midst of work. */
export async function seedJobs(
  company: SeedCompany,
  projects: readonly ProjectData[],
  creators: readonly SeedCreator[],
  random: Random,
): Promise<SeedJob[]> {
  const rows: Collected = {
    projectCreators: [],
    changes: [],
    jobs: [],
    versions: [],
    tokens: [],
    rooms: noRooms(),
  };
  const jobs: SeedJob[] = [];
  for (const project of projects) {
    const count = project.statuses.reduce((sum, [, n]) => sum + n, 0);
    const chosen = random.sample(creators, count);
    const statuses = project.statuses.flatMap(([status, n]) => Array.from({ length: n }, () => status));
    for (const [index, creator] of chosen.entries()) {
      const status = statuses[index] ?? "candidate";
      const job = {
        uid: `${project.uid}-job-${index + 1}`,
        project,
        creator,
        status,
        fee: feeOf(project, random),
      };
      addCreator(rows, company, job, random);
      if (NOT_SENT.includes(status)) continue;
      addJob(rows, company, job, random);
      jobs.push(job);
    }
  }
  for (const [index, conversation] of dmConversations.entries()) {
    const creator = creators[index * 7 + 3];
    if (creator) addDm(rows, company, creator, conversation, index);
  }
  await insertAll(projectCreators, rows.projectCreators);
  await insertAll(jobStatusChanges, rows.changes);
  await insertAll(jobRequests, rows.jobs);
  await insertAll(jobRequestVersions, rows.versions);
  await insertAll(replyTokens, rows.tokens);
  await insertRooms(rows.rooms);
  return jobs;
}

const feeOf = (project: ProjectData, random: Random) =>
  Math.round((project.fee * (0.7 + random.next() * 0.8)) / 5000) * 5000;

function addCreator(rows: Collected, company: SeedCompany, job: SeedJob, random: Random) {
  const { project, creator, status, fee } = job;
  const key = { company_uid: company.uid, project_uid: project.uid, managed_creator_uid: creator.uid };
  const entered_status_at = timeFromToday(
    Math.max(project.days.starts, -random.int(0, 9)),
    random.int(9, 18),
    random.int(0, 59),
  );
  rows.projectCreators.push({
    ...key,
    job_status: status,
    status_position: jobStatuses.indexOf(status),
    fee: NOT_SENT.includes(status) ? null : fee,
    memo: random.chance(0.25)
      ? random.pick([
          "返信が早い。次回も優先",
          "平日午前は連絡がつきにくい",
          "前回の保存率が高い",
          "競合の投稿が9月にあり要確認",
        ])
      : "",
    entered_status_at,
    created_at: timeFromToday(project.days.starts, 10),
  });
  if (status !== "candidate") {
    rows.changes.push({
      ...key,
      from_status: "candidate",
      to_status: status,
      mover: status === "requested" ? "system" : "staff",
      changed_by: company.staff[0],
      changed_at: entered_status_at,
    });
  }
}

function addJob(rows: Collected, company: SeedCompany, job: SeedJob, random: Random) {
  const { uid, project, creator, status, fee } = job;
  const { days } = project;
  const sentOn = Math.min(days.starts + 3, -1);
  const sent_at = timeFromToday(sentOn, 10, random.int(0, 50));
  const sent_by = random.pick(company.staff);
  const answer = answerIn(status);
  const room_uid = `${uid}-room`;
  const terms = {
    ...blankTerms,
    work: project.work,
    delivery_on: dayFromToday(days.postingEnds),
    delivery_place: `${project.platforms.includes("youtube") ? "YouTube または Instagram" : "Instagram"} の本人アカウント`,
    inspection_on: dayFromToday(days.postingEnds + 7),
    fee,
    payment_on: dayFromToday(days.payment),
    payment_method: "銀行振込（振込手数料は当社負担）",
    secondary_use: "投稿から6か月間、当社のWeb広告と店頭で利用できるものとします。",
    reply_due_on: dayFromToday(days.reply),
    orderer: company.name,
    contractor: creator.real_name || creator.display_name,
    ordered_on: dayFromToday(sentOn),
  };
  const sent = {
    company_uid: company.uid,
    terms,
    sent_by,
    sent_at,
    created_at: sent_at,
    answer,
    answered_at: answer && timeFromToday(sentOn + 1, random.int(9, 21)),
  };
  rows.jobs.push({
    ...sent,
    uid,
    project_uid: project.uid,
    managed_creator_uid: creator.uid,
    fee,
    chat_room_uid: room_uid,
  });
  const wish =
    status === "negotiating"
      ? {
          fee: fee + 20_000,
          delivery_on: dayFromToday(days.postingEnds + 3),
          note: "動画の編集に時間がかかるため、報酬と納品日をご相談させてください。",
        }
      : null;
  rows.versions.push({ ...sent, job_request_uid: uid, version: 1, wish });
  // Nobody knows these tokens: sample creators have no mailbox.
  const expires_at = new Date(now().getTime() + (days.payment + REPLY_TOKEN_DAYS) * 86_400_000);
  rows.tokens.push({
    token_hash: hashToken(newToken()),
    company_uid: company.uid,
    job_request_uid: uid,
    expires_at,
    created_at: sent_at,
  });
  const opening = { who: "system", text: `「${project.name}」の依頼を送りました。` } as const;
  const moved =
    status === "requested"
      ? []
      : [{ who: "system", text: `ステータスが「${jobStatusLabels[status]}」になりました。` } as const];
  const talk = conversationFor(status, random).map(([who, text]) => ({
    who,
    text: text.replace("{product}", project.product_name),
  }));
  const waits = random.chance(0.25);
  const closing =
    waits || talk.at(-1)?.who !== "creator" ? [] : [{ who: "staff", text: random.pick(CLOSINGS) } as const];
  addRoom(
    rows.rooms,
    company,
    { uid: room_uid, type: "job_request", creator, job_request_uid: uid, by: sent_by, from: sentOn },
    [opening, ...moved, ...talk, ...closing],
    waits,
  );
}

function addDm(
  rows: Collected,
  company: SeedCompany,
  creator: SeedCreator,
  lines: readonly ConversationLine[],
  index: number,
) {
  const talk = lines.map(([who, text]) => ({ who, text: text.replace("{name}", creator.display_name) }));
  addRoom(
    rows.rooms,
    company,
    {
      uid: `demo-dm-${index + 1}`,
      type: "dm",
      creator,
      job_request_uid: null,
      by: company.staff[0],
      from: -6,
    },
    talk,
    true,
  );
}
