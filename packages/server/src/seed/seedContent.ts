import { placeNewMember } from "../chat-rooms/newMember.repository.ts";
import { now } from "../core/context.ts";
import { demoCompanies, demoPeople } from "./accounts.ts";
import { generateCreators } from "./data/creatorData.ts";
import { projectData } from "./data/projectData.ts";
import { createRandom } from "./data/random.ts";
import { seedChatExtras } from "./seedChatExtras.ts";
import { dayFromToday, type SeedCompany } from "./seedContext.ts";
import { seedCreatorMails } from "./seedCreatorMails.ts";
import { seedManagedCreators } from "./seedCreators.ts";
import { seedCustomFields } from "./seedCustomFields.ts";
import { seedDrafts } from "./seedDrafts.ts";
import { seedJobs } from "./seedJobs.ts";
import { seedNotices } from "./seedNotices.ts";
import { seedNotifications } from "./seedNotifications.ts";
import { seedOpenCreators } from "./seedOpenCreators.ts";
import { seedPosts } from "./seedPosts.ts";
import { seedProjects } from "./seedProjects.ts";
import { seedReports } from "./seedReports.ts";
import { seedSheets } from "./seedSheets.ts";
import { seedShipments } from "./seedShipments.ts";
import { seedShortLinks } from "./seedShortLinks.ts";
import { seedSupport } from "./seedSupport.ts";

const OPEN = 200;
const MANAGED = 120;
const CONNECTED = 64;
const ARCHIVED = 6;
const AOBA_MANAGED = 24;

const tsumugi: SeedCompany = {
  uid: demoCompanies.tsumugi,
  name: "つむぎ化粧品",
  staff: ["demo-admin", "demo-staff"],
};
const aoba: SeedCompany = { uid: demoCompanies.aoba, name: "あおば食品", staff: ["demo-aoba-admin"] };

/** Creators, projects, rooms and posts of the demo; the accounts must stand. */
export async function seedContent(): Promise<void> {
  const random = createRandom(7);
  const people = generateCreators(OPEN + MANAGED - CONNECTED, dayFromToday(0));
  await seedOpenCreators(people.slice(0, OPEN), random);
  const managed = [...people.slice(0, CONNECTED), ...people.slice(OPEN)];
  const creators = await seedManagedCreators(tsumugi, managed, {
    connected: CONNECTED,
    archived: ARCHIVED,
    random,
    ownValues: await seedCustomFields(tsumugi),
  });
  await seedManagedCreators(aoba, people.slice(90, 90 + AOBA_MANAGED), {
    connected: 10,
    archived: 0,
    random,
  });
  await seedProjects(tsumugi, projectData);
  const jobs = await seedJobs(tsumugi, projectData, creators, random);
  await seedSheets(tsumugi);
  await seedDrafts(tsumugi, jobs);
  await seedPosts(tsumugi, jobs, random);
  await seedReports(tsumugi, jobs);
  await seedShipments(tsumugi, jobs);
  await seedShortLinks(tsumugi, jobs, createRandom(15));
  await seedNotices(tsumugi, jobs);
  await seedNotifications(tsumugi, jobs);
  await seedChatExtras(tsumugi, jobs);
  await seedCreatorMails(tsumugi);
  await seedSupport("demo-operator");
  await placeOthers();
}

/** Whoever writes to no creator came to rooms that were there: nothing in them is unread to them. */
async function placeOthers(): Promise<void> {
  for (const { uid, belongs } of demoPeople) {
    for (const [company_uid] of belongs) await placeNewMember(company_uid, uid, now());
  }
}
