import { setTimeout as sleep } from "node:timers/promises";
import { STAFF } from "./benchServer.ts";

/** With the 14 that every sheet has they are 30. */
const OWN_COLUMNS = 16;
const types = ["text", "number", "yen", "date", "select", "url", "member", "check"] as const;
const AT_ONCE = 8;

export interface SheetScene {
  readonly project_uid: string;
  /** What the browser keeps of a sign-in. */
  readonly session: { readonly uid: string; readonly refresh_token: string };
}

/** A project of its own with `people` creators and 30 columns, every cell of which is filled in: all over the API. */
export async function makeSheetScene(url: string, people: number): Promise<SheetScene> {
  const signIn = () => post<Signed>("/auth/sign_in", STAFF);
  let token = "";
  const post = async <T>(path: string, body: object, method = "POST"): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  };

  const seeding = await signIn();
  token = seeding.id_token;
  for (const onboarding_name of ["cms", "projectList"])
    await post("/api/company/users/complete_onboarding", { onboarding_name }, "PUT");
  const creator_uids: string[] = [];
  for (let first = 0; first < people; first += AT_ONCE) {
    const made = Array.from({ length: Math.min(AT_ONCE, people - first) }, (_, index) =>
      post<{ uid: string }>("/api/company/managed_creators", creatorAt(first + index)),
    );
    for (const { uid } of await Promise.all(made)) creator_uids.push(uid);
  }
  const project = await post<{ uid: string; columns: Column[]; version: number }>("/api/company/projects", {
    name: `${people}名 × 30列`,
  });
  const at = `/api/company/projects/${project.uid}`;
  await post(`${at}/assign_creators`, { creator_uids }, "PUT");
  // A sheet hides some of its own columns until they are asked for.
  const shown = project.columns.map((column) => ({ ...column, hidden: false }));
  const own = Array.from({ length: OWN_COLUMNS }, (_, index) => {
    const type = types[index % types.length] ?? "text";
    return {
      key: `own_${index}`,
      label: `列${index + 1}`,
      type,
      options: type === "select" ? ["A", "B"] : [],
    };
  });
  await post(`${at}/columns`, { columns: [...shown, ...own] }, "PUT");
  for (let first = 0; first < people; first += 100) {
    const changes = creator_uids
      .slice(first, first + 100)
      .flatMap((creator_uid, index) =>
        [
          ...own.map(({ key, type }) => ({ column: key, value: cellOf(type, first + index, seeding.uid) })),
          { column: "fee", value: 50_000 + index * 1_000 },
          { column: "memo", value: `社内の覚え書き ${first + index}` },
          { column: "shared_memo", value: `屋外で撮影をお願いします ${first + index}` },
        ].map((cell) => ({ creator_uid, ...cell })),
      );
    const { refused } = await post<{ refused: unknown[] }>(
      `/company/projects/${project.uid}/cells`,
      { changes },
      "PUT",
    );
    if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused[0])}`);
  }
  // What follows on the server after so many writes is not what is measured.
  await sleep(2_000);
  // A refresh token is good once, so that the browser gets a sign-in of its own.
  const { uid, refresh_token } = await signIn();
  return { project_uid: project.uid, session: { uid, refresh_token } };
}

interface Signed {
  readonly uid: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

type Column = Readonly<Record<string, unknown>>;

const creatorAt = (index: number) => ({
  display_name: `計測 ${index + 1}`,
  email: `bench-${index + 1}@creators.tsumugi.test`,
  accounts: [{ platform: "instagram", handle: `bench_${index + 1}` }],
});

function cellOf(type: (typeof types)[number], index: number, member: string) {
  const values = {
    text: `4021-8730-${index}`,
    number: index,
    yen: 1_000 + index,
    date: "2099-12-20",
    select: index % 2 === 0 ? "A" : "B",
    url: `https://example.jp/${index}`,
    member,
    check: index % 3 === 0,
  };
  return values[type];
}
