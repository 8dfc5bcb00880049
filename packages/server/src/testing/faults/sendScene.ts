import type { SendJobBody } from "@tsumugi/contract";
import { addDays, dayInJapan } from "../../core/clock.ts";
import { now, runInContext } from "../../core/context.ts";
import { newUid } from "../../core/ids.ts";
import { type Database, db } from "../../db/index.ts";
import { projectCreators, projects } from "../../db/schema/projects.ts";
import { insertManagedCreator } from "../factories.ts";
import { sentTerms } from "../terms.ts";
import { insertOffice, type Office, realDeps } from "./office.ts";

export interface SendScene extends Office {
  readonly project_uid: string;
  /** Body of a send to all of them, with days that are to come whenever the test runs. */
  readonly body: SendJobBody;
}

/** An office with a project that has this many candidates, on a database that takes real time. */
export async function insertSendScene(database: Database, count: number): Promise<SendScene> {
  const office = await insertOffice(database);
  const { company_uid } = office;
  return runInContext(realDeps(database), "scene", async () => {
    const project_uid = newUid();
    await db().insert(projects).values({ uid: project_uid, company_uid, name: "冬の新作" });
    const creator_uids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const person = { email: `candidate${n}@example.test`, display_name: `候補${n}` };
      creator_uids.push((await insertManagedCreator({ uid: company_uid }, person)).uid);
    }
    await db()
      .insert(projectCreators)
      .values(creator_uids.map((managed_creator_uid) => ({ company_uid, project_uid, managed_creator_uid })));
    const day = (days: number) => addDays(dayInJapan(now()), days);
    const terms = {
      ...sentTerms,
      delivery_on: day(20),
      inspection_on: day(25),
      payment_on: day(40),
    };
    return { ...office, project_uid, body: { creator_uids, terms } };
  });
}
