/** A prop that has another name. */
export interface PropRename {
  component: string;
  from: string;
  to: string;
  /** The old one was true or false; the new one takes the reason as a text. */
  reason?: string;
  /** The new name was another prop's old one: only beside one of these the element is an old one. */
  beside?: readonly string[];
}

const rows = (table: string): PropRename[] =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [from = "", , to = "", ...components] = line.trim().split(/\s+/);
      return components.map((component) => ({ component, from, to }));
    });

/** One name each for value, busy, error, empty and the axis of a chart: `@tsumugi/ui`. */
export const uiRenames: readonly PropRename[] = [
  ...rows(`
    emptyText -> empty BarChart LineChart Timeline DescriptionList
    busy -> loading Dialog SidePanel
    retrying -> loading ErrorState
    message -> error ErrorState
    onSearch -> onValueChange SearchField
    categories -> x BarChart
    categoryLabel -> xLabel BarChart
  `),
  { component: "Stepper", from: "failed", to: "error", reason: "エラー" },
  { component: "Combobox", from: "failed", to: "error", reason: "候補を読み込めませんでした。" },
  { component: "MultiSelect", from: "failed", to: "error", reason: "候補を読み込めませんでした。" },
];

/** The same for `@tsumugi/patterns`. */
export const patternRenames: readonly PropRename[] = [
  ...rows(`
    onChange -> onValueChange AuditLogFilters CompanyFilters CreatorSearchFilters CreatorFilters FieldChoice NoticeEditor
    onChange -> onValueChange NoticeFilters AmountFilter PostFilters SheetFilters SupportQueueFilters RoleSelect
    onChange -> onValueChange BankAccountForm ReplyDraftForm ReplySubmission
    onPick -> onValueChange PhaseBar TodoSummary
    picked -> value PhaseBar TodoSummary
    values -> value BankAccountForm
    onChange -> onSubmit ChangeRoleDialog
    onChange -> onStopChange MailStopCard
    emptyText -> empty ChatThread
    loadingOlder -> olderLoading ChatThread
    loadingNewer -> newerLoading ChatThread
    loadingMore -> moreLoading CompanySectionHistory
    saving -> loading FlagDialog TemplateManager PlatformKeyForm ChangeRoleDialog AutoMailsForm CustomFieldDialog
    saving -> loading NoticeEditor SavedViewBar ViewNameDialog ScheduleDialog ConflictDialog
    sending -> loading ReinviteCompanyDialog
    issuing -> loading NoticeIssueDialog
    resending -> loading CheckYourMail VerifyEmailCard
    downloading -> loading CsvResult
    uploading -> loading ImageField
    uploading -> imageLoading CompanyProfileForm
    busy -> loading JobMails CustomFieldsList ReplyLinks
    busyUid -> loadingUid PendingInvitationList
    submitting -> sendLoading JobSendsPanel
    submitting -> saveLoading ShipmentsPanel
    submitting -> loading CompanyDialog CompanyProfileForm MailStopCard ReminderDialog DraftComments DraftDecision
    submitting -> loading JobVersionsPanel CreatorForm AddPostsForm PostFiguresForm PrCheckForm PrReuseForm PrRuleForm
    submitting -> loading PrSignForm AssignPanel JobSendProgress ProjectForm SendJobPanel ReplyAnswer ReplyBankAccount
    submitting -> loading ReplyDraftForm ReplyNotice ReplyShipment ReplySubmission ShipmentPanel ShortLinkForm
    submitting -> loading EmailChangeDialog PasswordChangeDialog SecondFactorDialog SignInForm CompanySignUpForm
    submitting -> loading MemberSignUpForm SignUpForm
    failure -> error TemplatePicker
    failure -> loadError ReminderDialog JobVersionsPanel JobSendsPanel
    previewFailure -> previewError SendJobPanel
    opening -> openLoading StartDmDialog
  `),
  { component: "StartDmDialog", from: "error", to: "openError", beside: ["opening", "failed"] },
  { component: "StartDmDialog", from: "failed", to: "error", reason: "候補を読み込めませんでした。" },
];
