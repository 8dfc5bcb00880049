/** Every route of the application. A link is made by `getHref`; no address stands anywhere else. */

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

const withQuery = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) if (one) search.append(key, one);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** A route without parameters. `getHref` takes what goes into the query string. */
const plain = <const P extends string>(path: P) => ({
  path,
  getHref: (query?: Query) => withQuery(path, query),
});

/** A route with one parameter, written `:name` in `path`. */
const withParam = <const P extends string>(path: P) => ({
  path,
  getHref: (value: string, query?: Query) =>
    withQuery(path.replace(/:[A-Za-z]+/, encodeURIComponent(value)), query),
});

/** A route with two parameters, in the order in which `path` names them. */
const withTwoParams = <const P extends string>(path: P) => ({
  path,
  getHref: (first: string, second: string, query?: Query) =>
    withQuery(
      [first, second].reduce((rest, value) => rest.replace(/:[A-Za-z]+/, encodeURIComponent(value)), path),
      query,
    ),
});

export const paths = {
  home: plain("/"),
  signIn: plain("/signin"),
  passwordReset: plain("/password-reset"),
  signup: plain("/signup"),
  signupCompany: plain("/signup/company"),
  signupMember: plain("/signup/member"),
  verifyEmail: withParam("/verify-email/:token"),
  confirmEmailChange: withParam("/confirm-email-change/:token"),
  invitation: withParam("/invitations/:id"),

  managedCreators: plain("/creators"),
  managedCreatorNew: plain("/creators/new"),
  creatorImport: plain("/creators/import"),
  importHistory: plain("/creators/import/history"),
  creatorSearch: plain("/creators/search"),
  compareCreators: plain("/creators/search/compare"),
  openCreator: withParam("/creators/search/:id"),
  managedCreator: withParam("/creators/:id"),
  managedCreatorEdit: withParam("/creators/:id/edit"),

  projects: plain("/projects"),
  projectArchives: plain("/projects/archives"),
  projectNew: plain("/projects/new"),
  project: withParam("/projects/:id"),
  projectEdit: withParam("/projects/:id/edit"),
  projectDraft: withTwoParams("/projects/:id/drafts/:jobRequestUid"),
  projectPosts: withParam("/projects/:id/posts"),
  projectReport: withParam("/projects/:id/report"),
  projectSettings: withParam("/projects/:id/settings"),

  reports: plain("/reports"),

  chat: plain("/chat"),
  chatRoom: withParam("/chat/:roomId"),
  notifications: plain("/notifications"),

  paymentNotices: plain("/payment-notices"),
  paymentNoticeNew: plain("/payment-notices/new"),
  paymentNotice: withParam("/payment-notices/:id"),

  profileSettings: plain("/settings/profile"),
  companySettings: plain("/settings/company"),
  memberSettings: plain("/settings/members"),
  customFields: plain("/settings/fields"),
  auditSettings: plain("/settings/audit"),
  notificationSettings: plain("/settings/notifications"),
  help: plain("/help"),

  adminCompanies: plain("/admin/companies"),
  adminCompany: withParam("/admin/companies/:id"),
  adminCreators: plain("/admin/creators"),
  adminAudit: plain("/admin/audit"),
  adminSupport: plain("/admin/support"),
  adminSupportRoom: withParam("/admin/support/:roomId"),
  adminPaymentNotices: plain("/admin/payment-notices"),

  reply: withParam("/r/:token"),
  mailStop: withParam("/stop/:token"),
  sharedReport: withParam("/share/:token"),
} as const;

/** Only a path of this application may be gone back to: `//host` and `https:` lead elsewhere. */
export const safeNext = (next: string | null): string =>
  next && /^\/(?![/\\])/.test(next) && !next.startsWith(paths.signIn.path) ? next : paths.home.path;
