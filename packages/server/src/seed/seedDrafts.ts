import { type DraftPlace, type DraftState, draftChecklist } from "@tsumugi/contract";
import { fingerprint } from "../core/ids.ts";
import { jobDraftComments, jobDraftReviews, jobDrafts } from "../db/schema/job-drafts.ts";
import { insertAll, type SeedCompany, timeFromToday } from "./seedContext.ts";
import type { SeedJob } from "./seedJobs.ts";

const OVERSTATED = "一日中ずっと続く、最高のうるおい";

/** The first try of a creator: a tag is missing, and it says too much. */
const firstText = ({ project }: SeedJob) =>
  `${project.product_name}を1週間使ってみました。\n${OVERSTATED}です。朝の支度がとても楽になりました。\n\n#${project.required_hashtags[0] ?? "つむぎ"}`;

const secondText = ({ project }: SeedJob) =>
  [
    `【PR】${project.product_name}を1週間使ってみました。`,
    "夕方までつっぱりにくく、朝の支度がとても楽になったと感じました。",
    "",
    [
      ...project.required_hashtags.map((tag) => `#${tag}`),
      ...project.required_mentions.map((name) => `@${name}`),
    ].join(" "),
  ].join("\n");

/** Drafts of the jobs that are at or past them: sent back once, waiting, approved. */
export async function seedDrafts(company: SeedCompany, jobs: readonly SeedJob[]): Promise<void> {
  const drafts: (typeof jobDrafts.$inferInsert)[] = [];
  const reviews: (typeof jobDraftReviews.$inferInsert)[] = [];
  const comments: (typeof jobDraftComments.$inferInsert)[] = [];
  const [reviewer = ""] = company.staff;

  const add = (job: SeedJob, version: number, text: string, state: DraftState, days: number): string => {
    const uid = `${job.uid}-draft-${version}`;
    const video_url = `https://drive.example.com/file/${job.uid}-v${version}`;
    drafts.push({
      uid,
      company_uid: company.uid,
      job_request_uid: job.uid,
      version,
      text,
      video_url,
      state,
      submitted_at: timeFromToday(days, 11),
      body_hash: fingerprint([text, video_url, []]),
    });
    return uid;
  };
  const decide = (
    draft_uid: string,
    days: number,
    review: Pick<typeof jobDraftReviews.$inferInsert, "decision" | "message" | "checklist">,
  ) =>
    reviews.push({
      uid: `${draft_uid}-review`,
      company_uid: company.uid,
      draft_uid,
      reviewed_by: reviewer,
      reviewed_at: timeFromToday(days, 15),
      ...review,
    });
  const say = (draft_uid: string, place: DraftPlace, text: string, days: number) =>
    comments.push({
      company_uid: company.uid,
      uid: `${draft_uid}-${place.kind}`,
      draft_uid,
      place,
      text,
      written_by: reviewer,
      created_at: timeFromToday(days, 15),
    });

  jobs
    .filter(({ status }) => status === "draft_review" || status === "revision" || status === "approved")
    .forEach((job, index) => {
      const { status } = job;
      const isSecond = status !== "revision" && index % 2 === 0;
      if (isSecond || status === "revision") {
        const text = firstText(job);
        const uid = add(job, 1, text, "revision", -4);
        decide(uid, -3, {
          decision: "revision",
          message: "冒頭に【PR】を入れ、「最高」などの言い切りは、ご自身の感想に直してください。",
        });
        const start = text.indexOf(OVERSTATED);
        say(
          uid,
          { kind: "text", start, end: start + OVERSTATED.length, quote: OVERSTATED },
          "言い切りの表現は避けてください。",
          -3,
        );
        say(uid, { kind: "video", second: 12 }, "ここで商品名を読み上げてください。", -3);
      }
      if (status === "revision") return;
      const text = secondText(job);
      const uid = add(job, isSecond ? 2 : 1, text, status === "approved" ? "approved" : "waiting", -1);
      if (status !== "approved") return;
      const rules = { ...job.project, required_link: "", ng_words: [], draft_points: [] };
      decide(uid, 0, {
        decision: "approved",
        message: "",
        checklist: draftChecklist(text, rules).map(({ key, label, found, ok }) => ({
          key,
          label,
          found,
          ok,
          by_hand: false,
        })),
      });
    });
  await insertAll(jobDrafts, drafts);
  await insertAll(jobDraftReviews, reviews);
  await insertAll(jobDraftComments, comments);
}
