import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./root.ts";

const STATES = [
  "Loaded",
  "Empty",
  "NoMatch",
  "Loading",
  "Failed",
  "Forbidden",
  "ReadOnly",
  "LongText",
  "Phone",
] as const;
type State = (typeof STATES)[number];

const FORM = "a form or one record: it lists nothing";
const UNFILTERED = "the list has no filters";
const OWN = "one's own: every role may, also after the contract's end";
const LINK = "opened by a link or before anybody is signed in: no role is asked";
const ROLE = "operators have one role, which may everything here";
const SHOWN = "every role may look, and after the contract's end reading goes on";
const AT_ONCE = "asks the server nothing before it is shown";
const FIXED = "texts of the product itself: nobody types them";
const SHORT = "the list's own stories (画面の型/操作の記録) have long names";
const HAND = "drawn on a phone in every story: it is opened from a phone's mail";

const form = { Empty: FORM, NoMatch: FORM };
const entrance = { ...form, Forbidden: LINK, ReadOnly: LINK };

/** The states that a page does not have, each with its reason. A page that is not named here has all of them. */
const without: Record<string, Partial<Record<State, string>>> = {
  AdminAuditPage: { ReadOnly: ROLE, LongText: SHORT },
  AdminCompaniesPage: { ReadOnly: ROLE },
  AdminCompanyPage: { NoMatch: UNFILTERED },
  AdminPaymentNoticesPage: { ReadOnly: ROLE },
  AdminSupportPage: { ReadOnly: ROLE },
  AuditSettingsPage: { ReadOnly: SHOWN, LongText: SHORT },
  CompanyReportPage: { NoMatch: "an empty period is Empty", ReadOnly: SHOWN },
  CompanySettingsPage: { ...form, Forbidden: SHOWN },
  CompanySignUpPage: entrance,
  ConfirmEmailChangePage: { ...entrance, Loading: AT_ONCE, LongText: FIXED },
  CustomFieldsPage: { NoMatch: UNFILTERED, Forbidden: SHOWN },
  ErrorPage: { ...entrance, Loading: AT_ONCE, Failed: "it is what failed" },
  HelpPage: { ...form, Loading: AT_ONCE, Failed: AT_ONCE, Forbidden: OWN, ReadOnly: OWN, LongText: FIXED },
  HomePage: { NoMatch: UNFILTERED, Forbidden: SHOWN },
  ImportHistoryPage: { NoMatch: UNFILTERED, Forbidden: SHOWN },
  InvitationPage: entrance,
  MailStopPage: { ...entrance, LongText: FIXED },
  ManagedCreatorEditPage: form,
  ManagedCreatorNewPage: {
    ...form,
    Loading: AT_ONCE,
    Failed: "a refused save is Duplicate",
    LongText: "the form is that of 編集",
  },
  ManagedCreatorPage: form,
  MemberSignUpPage: entrance,
  NotificationSettingsPage: { ...form, Forbidden: OWN, LongText: FIXED },
  OpenCreatorPage: form,
  PasswordResetPage: { ...entrance, Loading: AT_ONCE },
  PaymentNoticePage: form,
  ProfileSettingsPage: { ...form, Forbidden: OWN, LongText: "the name is capped by its field" },
  ProjectDraftPage: { NoMatch: UNFILTERED, Forbidden: SHOWN },
  ProjectEditPage: form,
  ProjectNewPage: form,
  ProjectReportPage: { NoMatch: UNFILTERED },
  ProjectSettingsPage: form,
  ReplyPage: { ...entrance, Phone: HAND },
  SharedReportPage: entrance,
  SignInPage: { ...entrance, LongText: FIXED },
  SignUpPage: { ...entrance, Loading: AT_ONCE, LongText: FIXED },
  VerifyEmailPage: { ...entrance, Loading: AT_ONCE, LongText: FIXED },
};

/** A form shows these only after it was filled in and sent. */
const FILLED = /^(Failed|LongText|Loading)$/;
const ACTS = /userEvent\.|fireEvent\.|\bpress\(|\bfill\(/;

const storiesOf = (source: string) =>
  [...source.matchAll(/^export const (\w+): Story = ([\s\S]*?;)\n(?=\n|$|\/|export|const)/gm)].map(
    ([, name = "", text = ""]) => ({ name, text }),
  );

const pages = Map.groupBy(
  globSync("app/src/pages/*/**/*.stories.tsx", { cwd: root }).map((file) => ({
    page: file.split("/")[3] ?? "",
    stories: storiesOf(readFileSync(join(root, file), "utf8")),
  })),
  ({ page }) => page,
);

describe("the states of every page", () => {
  it("are stories, or stand here with the reason why they do not exist", () => {
    const wrong = [...pages].flatMap(([page, files]) => {
      const told = new Set(files.flatMap(({ stories }) => stories.map(({ name }) => name)));
      return STATES.filter((state) => told.has(state) === (without[page]?.[state] !== undefined)).map(
        (state) =>
          `${page}.${state}: ${told.has(state) ? "has a story and a reason" : "no story, no reason"}`,
      );
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(without).filter((page) => !pages.has(page))).toEqual([]);
    expect(pages.size).toBeGreaterThan(45);
  });

  it("show the page as it is opened: what acts is a story of its own", () => {
    const acting = [...pages].flatMap(([page, files]) =>
      files.flatMap(({ stories }) =>
        stories
          .filter(({ name, text }) => STATES.includes(name as State) && !FILLED.test(name) && ACTS.test(text))
          .map(({ name }) => `${page}.${name}`),
      ),
    );
    expect(acting).toEqual([]);
  });
});
