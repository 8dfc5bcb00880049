import { now } from "../../core/context.ts";
import { db } from "../../db/index.ts";
import { memberships } from "../../db/schema/accounts.ts";
import { CSV_FILE } from "../../hostile/sampleInput.ts";
import type { World } from "../../hostile/world.ts";
import { insertManagedCreator, insertUser, type TestApp } from "../index.ts";
import { rowsFor } from "./rows.ts";
import { callerOf, type SpecifiedRequest as Request } from "./specifiedCall.ts";

type Prepare = () => Request | Promise<Request>;
const FLAG = { color: "red", label: "要確認", due_on: null };

/**
 * Each call as the specification gives it: nothing in a body or a query that it does not name, and no body where it shows
 * none. What a free body holds is the least that the call is about.
 */
export function requestsFor(
  app: TestApp,
  world: World,
  operator: { readonly uid: string },
): Readonly<Record<string, Prepare>> {
  const {
    company,
    ids,
    job,
    people: { admin },
  } = world;
  const call = callerOf(app, admin);
  const {
    freshAddress,
    openCreator,
    record,
    project,
    stranger,
    colleague,
    anotherCompany,
    candidate,
    withCheckColumn,
    invitation,
    verification,
    notification,
    jobOn,
  } = rowsFor(app, world);
  const inProject = (rest: Request = {}): Request => ({ path: { id: job.project_uid }, ...rest });
  const inspected = () => project({ job: { job_status: "inspected" } });
  const inRoom = (rest: Request = {}): Request => ({ path: { id: ids.chat_rooms ?? "" }, ...rest });
  const asOperator = (rest: Request = {}): Request => ({ as: operator, ...rest });
  return {
    "GET /genres": () => ({}),
    "GET /company/users": () => ({}),
    "GET /company/users/{id}": () => ({ path: { id: admin.uid } }),
    "PUT /company/users/{id} (free body)": () => ({
      path: { id: admin.uid },
      body: { name: "新しい名前", image: null },
    }),
    "DELETE /company/users/delete (body: email)": async () => ({
      body: { email: (await colleague()).email },
    }),
    "PUT /company/users/complete_onboarding (body: onboarding_name)": () => ({
      body: { onboarding_name: "cms" },
    }),
    "GET /company/users/{id}/belonging_companies": () => ({ path: { id: admin.uid } }),
    "PUT /company/users/{id}/change_active_company (body: company_uid)": async () => {
      const [person, other] = [await colleague(), await anotherCompany()];
      await app.run(() =>
        db()
          .insert(memberships)
          .values({ company_uid: other.uid, user_uid: person.uid, role: "staff", joined_at: now() }),
      );
      return { as: person, path: { id: person.uid }, body: { company_uid: other.uid } };
    },
    "POST /company/signup/signup_with_email (body: email, password)": () => ({
      as: null,
      body: { email: freshAddress(), password: "a long password" },
    }),
    "POST /company/signup/signup_member (free body)": async () => ({
      as: null,
      body: {
        token: await invitation("member", freshAddress()),
        name: "新しいメンバー",
        password: "a long password",
      },
    }),
    "POST /company/signup/signup_company (free body)": async () => ({
      as: await stranger(),
      body: { name: "新しい企業", user_name: "代表" },
    }),
    "GET /company/invitations/{id}?type": async () => ({
      as: null,
      path: { id: await invitation("member", freshAddress()) },
      query: { type: "member" },
    }),
    "POST /company/invitations/{id}/accept": async () => {
      const person = await stranger();
      return { as: person, path: { id: await invitation("member", person.email) } };
    },
    "POST /company/companies/regist": () => asOperator({ body: { name: "登録する企業" } }),
    "GET /company/companies (query)": () => asOperator(),
    "GET /company/companies/{id}/members": () => asOperator({ path: { id: company.uid } }),
    "PUT /company/companies/{id}/contract": async () =>
      asOperator({ path: { id: (await anotherCompany()).uid }, body: { max_user: 30 } }),
    "PUT /company/companies/{id}/contract_period": async () =>
      asOperator({ path: { id: (await anotherCompany()).uid }, body: { contract_ends_on: "2028-03-31" } }),
    "DELETE /company/companies/{id}": async () => asOperator({ path: { id: (await anotherCompany()).uid } }),
    "PUT /company/companies": () => ({ body: { name: "新しい企業名" } }),
    "POST /company/companies/invite_member (body: email)": () => ({ body: { email: freshAddress() } }),
    "PUT /company/companies/reinvite_member (body: email)": async () => {
      const email = freshAddress();
      await invitation("member", email);
      return { body: { email } };
    },
    "POST /company/companies/invite": () =>
      asOperator({ body: { company_name: "招待する企業", email: freshAddress() } }),
    "PUT /company/companies/{id}/reinvite": async () => {
      const { uid } = await anotherCompany();
      await invitation("company", freshAddress(), uid);
      return asOperator({ path: { id: uid } });
    },
    "POST /verification/send_verify_email": async () => ({
      as: await app.run(() => insertUser({ email_verified_at: null })),
    }),
    "PUT /verification/{token}/verify_email": async () => {
      const { owner, token } = await verification("verify");
      return { as: owner, path: { token } };
    },
    "PUT /verification/{token}/confirm_email_change": async () => {
      const { token } = await verification("change");
      return { as: null, path: { token } };
    },
    "GET /company/managed_creators (query)": () => ({}),
    "GET /company/managed_creators/search_connected_creator?keyword": () => ({ query: { keyword: "花" } }),
    "GET /company/managed_creators/fetch_connected_creator?creator_uid": async () => {
      const { uid } = await openCreator();
      await app.run(() => insertManagedCreator(company, { creator_uid: uid }));
      return { query: { creator_uid: uid } };
    },
    "GET /company/managed_creators/{id}": () => ({ path: { id: ids.managed_creators ?? "" } }),
    "POST /company/managed_creators": () => ({ body: { display_name: "新しいクリエイター" } }),
    "PUT /company/managed_creators/{id}": async () => ({
      path: { id: (await record()).uid },
      body: { memo: "版を付けない変更" },
    }),
    "DELETE /company/managed_creators/{id}": async () => ({ path: { id: (await record()).uid } }),
    "POST /company/managed_creators/create_from_open_creator (body: open_creator_uid)": async () => ({
      body: { open_creator_uid: (await openCreator()).uid },
    }),
    "POST /company/managed_creators/bulk_create_from_open_creators": async () => ({
      body: { open_creator_uids: [(await openCreator()).uid] },
    }),
    "PUT /company/managed_creators/{id}/connect_open_creator (body: open_creator_uid)": async () => ({
      path: { id: (await record()).uid },
      body: { open_creator_uid: (await openCreator()).uid },
    }),
    "POST /company/managed_creator_import_tasks": () => ({ form: { file: CSV_FILE() } }),
    "GET /company/managed_creator_import_tasks/status": () => ({}),
    "PUT /company/managed_creator_import_tasks/{id}/check": () => ({ path: { id: ids.import_tasks ?? "" } }),
    "GET /creators (query)": () => ({}),
    "GET /creators/{id}": async () => ({ path: { id: (await openCreator()).uid } }),
    "DELETE /creators/{id}": async () => asOperator({ path: { id: (await openCreator()).uid } }),
    "GET /creators/search_connect_target?keyword": () => ({ query: { keyword: "公開" } }),
    "GET /creators/admin_search?keyword": () => asOperator({ query: { keyword: "公開" } }),
    "GET /chat_rooms (query)": () => ({}),
    "POST /chat_rooms/create_dm_room (body: creator_uid)": async () => ({
      body: { creator_uid: (await record()).uid },
    }),
    "GET /chat_rooms/{id}": () => inRoom(),
    "GET /chat_rooms/{id}/members": () => inRoom(),
    "PUT /chat_rooms/{id}/join_room": () => inRoom(),
    "PUT /chat_rooms/{id}/archive": () => inRoom(),
    "PUT /chat_rooms/{id}/unarchive": () => inRoom(),
    "PUT /chat_rooms/{id}/flag (body: flag)": () => inRoom({ body: { flag: FLAG } }),
    "GET /notifications": () => ({}),
    "GET /notifications/unread_chat_count": () => ({}),
    "PUT /notifications/{id}/already_read": async () => ({ path: { id: await notification() } }),
    "GET /youtube/{id}?id_type": () => ({ path: { id: "somebody" }, query: { id_type: "handle" } }),
    "GET /instagram/{id}": () => ({ path: { id: "somebody" } }),
    "GET /tiktok/{id}": () => ({ path: { id: "somebody" } }),
    "GET /tiktok/fetch_redirect_to?url": () => ({ query: { url: "https://vm.tiktok.com/ZMabcdef/" } }),
    "GET /twitter/{id}": () => ({ path: { id: "somebody" } }),
    "GET /instagram/search_media?job_request_uid": async () => ({
      query: { job_request_uid: await jobOn("instagram") },
    }),
    "GET /tiktok/search_videos?job_request_uid": async () => ({
      query: { job_request_uid: await jobOn("tiktok") },
    }),
    "GET /company/projects (query)": () => ({}),
    "GET /company/projects/archives (query)": () => ({}),
    "GET /company/projects/{id}": () => inProject(),
    "POST /company/projects": () => ({ body: { name: "新しい案件" } }),
    "PUT /company/projects/{id}": () => inProject({ body: { name: "新しい案件名" } }),
    "PUT /company/projects/{id}/note (body: note)": () => inProject({ body: { note: "打ち合わせの記録" } }),
    "GET /company/projects/{id}/creators?keyword": () => inProject({ query: { keyword: "花" } }),
    "PUT /company/projects/{id}/assign_creators (body: creator_uids)": async () =>
      inProject({ body: { creator_uids: [(await record()).uid] } }),
    "POST /company/projects/{id}/send_job (body: creator_uids)": async () => {
      const { project_uid, uid } = await candidate();
      return { path: { id: project_uid }, body: { creator_uids: [uid] } };
    },
    "PUT /company/projects/{id}/archive": async () => ({ path: { id: (await project()).project_uid } }),
    "PUT /company/projects/{id}/remove (body: creator_uid)": async () => {
      const { project_uid, uid } = await candidate();
      return { path: { id: project_uid }, body: { creator_uid: uid } };
    },
    "PUT /company/projects/{id}/job_status (body: creator_uid, job_status)": async () => {
      const { project_uid, creator_uid } = await project({ job: { job_status: "accepted" } });
      return { path: { id: project_uid }, body: { creator_uid, job_status: "cancelled" } };
    },
    // As they were read.
    "PUT /company/projects/{id}/columns": async () => {
      const made = await call("POST /company/projects", { body: { name: "列のある案件" } });
      const { uid, columns } = (await made.json()) as { uid: string; columns: object[] };
      return { path: { id: uid }, body: { columns } };
    },
    "PUT /company/projects/{id}/check": async () => {
      const { path, creator_uid, column } = await withCheckColumn();
      return { path, body: { creator_uid, column, checked: true } };
    },
    "PUT /company/projects/{id}/memo": () =>
      inProject({ body: { creator_uid: job.creator_uid, memo: "社内のメモ" } }),
    "GET /company/projects/{id}/posts/summary_metrics?platform&media_type": () =>
      inProject({ query: { platform: "youtube", media_type: "video" } }),
    "GET /company/projects/{id}/posts/daily_metrics?platform&field&days_later": () =>
      inProject({ query: { platform: "youtube", field: "views", days_later: "7" } }),
    "GET /company/projects/{id}/posts.{format}?platform&is_daily (format defaults to json; csv is downloaded)":
      () =>
        inProject({
          path: { id: job.project_uid, format: "csv" },
          query: { platform: "youtube", is_daily: "true" },
        }),
    "POST /project_posts": async () => ({
      body: {
        job_request_uid: (await project({ job: { job_status: "approved" } })).job_request_uid,
        url: "https://www.youtube.com/watch?v=specified01",
      },
    }),
    "GET /company/job_requests/{id}/project_posts": () => ({ path: { id: job.job_request_uid } }),
    "POST /company/job_requests/{id}/short_link (body: source_url)": () => ({
      path: { id: job.job_request_uid },
      body: { source_url: "https://example.test/campaign" },
    }),
    "GET /company/job_requests/{id}/short_link": () => ({ path: { id: job.job_request_uid } }),
    "GET /company/payment_notices (query)": () => ({}),
    "POST /company/payment_notices": async () => ({
      body: { job_request_uids: [(await inspected()).job_request_uid] },
    }),
    "PUT /company/payment_notices/{id}/update_status (body: status)": async () => {
      const { job_request_uid } = await inspected();
      const made = await call("POST /company/payment_notices", {
        body: { job_request_uids: [job_request_uid] },
      });
      const { items } = (await made.json()) as { items: { uid: string }[] };
      return { path: { id: items[0]?.uid ?? "" }, body: { status: "issued" } };
    },
    "GET /company/support_chat_rooms (query)": () => asOperator(),
    "GET /company/support_chat_rooms/{id}": () => asOperator({ path: { id: ids.support_chat_rooms ?? "" } }),
    "GET /company/support_chat_rooms/creator_uid?creator_uid": async () =>
      asOperator({ query: { creator_uid: (await openCreator()).uid } }),
    "GET /company/support_chat_rooms/support_creators?keyword": () =>
      asOperator({ query: { keyword: "公開" } }),
    "PUT /company/support_chat_rooms/{id}/flag": () =>
      asOperator({ path: { id: ids.support_chat_rooms ?? "" }, body: { flag: FLAG } }),
  };
}
