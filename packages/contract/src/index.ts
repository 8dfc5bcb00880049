export * from "./audit-logs/index.ts";
export * from "./auth/index.ts";
export * from "./chat-rooms/index.ts";
export * from "./comment-templates/index.ts";
export * from "./comments/index.ts";
export * from "./companies/index.ts";
export * from "./company-users/index.ts";
export * from "./core/endpoint.ts";
export type { ClosedPeriod, CustomBody, CustomValue, CustomValues, DatedRate } from "./core/fieldEntries.ts";
export {
  type BodyKey,
  type BodyValue,
  type BodyValues,
  bodyKeyOf,
  type ColumnKey,
  columnsMergedWith,
  copiedNames,
  type EditableKey,
  type ExportKey,
  editableNames,
  exportNames,
  type Field,
  type FieldKind,
  type Fields,
  fieldNames,
  type ImportKey,
  importNames,
  isEditable,
  isOwn,
  isPart,
  isSeenBy,
  type KeysWith,
  labelsOf,
  type MergeKey,
  mergeNames,
  type OwnKey,
  ownNames,
  type SortedKey,
} from "./core/fields.ts";
export { blankBody, blankOf, blankRecord } from "./core/fieldValues.ts";
export {
  type AccountWords,
  dayWords,
  type FieldValue,
  fieldWords,
  rateWords,
  type WordsOptions,
  yenWords,
} from "./core/fieldWords.ts";
export { type Policy, type Principal, policies } from "./core/policy.ts";
export type { EndpointSchemas, InputOf, OutputOf, Schema } from "./core/schema.ts";
export * from "./creator-mails/index.ts";
export * from "./creators/index.ts";
export * from "./custom-fields/index.ts";
export { type DeclaredEndpoint, defineEndpoint } from "./defineEndpoint.ts";
export * from "./genres/index.ts";
export * from "./import-tasks/index.ts";
export * from "./invitations/index.ts";
export * from "./job-drafts/index.ts";
export * from "./job-requests/index.ts";
export * from "./managed-creators/index.ts";
export * from "./notifications/index.ts";
export * from "./payees/index.ts";
export * from "./payment-notices/index.ts";
export * from "./platforms/index.ts";
export * from "./postal-codes/index.ts";
export * from "./posts/index.ts";
export * from "./preferences/index.ts";
export * from "./presence/index.ts";
export * from "./projects/index.ts";
export * from "./reply/index.ts";
export * from "./reports/index.ts";
export * from "./saved-views/index.ts";
export * from "./scheduled-comments/index.ts";
export { isBlankText } from "./shared/blankText.ts";
export { phoneNumberOf, postalCodeOf } from "./shared/contactNumbers.ts";
export { addDays, daysBetween, JST_AHEAD_MS } from "./shared/days.ts";
export { isEmailAddress } from "./shared/emailAddress.ts";
export * from "./shared/enums.ts";
export { type ErrorCode, errorCatalogue } from "./shared/errors.ts";
export { inOneLine } from "./shared/inOneLine.ts";
export { listed } from "./shared/listed.ts";
export { DEFAULT_LIMIT } from "./shared/paging.ts";
export { rightsErrors } from "./shared/rightsErrors.ts";
export { searchKey } from "./shared/searchKey.ts";
export { statusErrors } from "./shared/statusErrors.ts";
export { textLength } from "./shared/textLength.ts";
export type { ErrorBody, PersonRef } from "./shared/wire.ts";
export {
  addWorkingDays,
  banksOf,
  bankYearEnd,
  companyCalendar,
  customaryYearEnd,
  dayOff,
  isWorkingDay,
  type WorkingCalendar,
  workingDaysBetween,
  workingDayUntil,
} from "./shared/workingDays.ts";
export { toZengin, ZENGIN } from "./shared/zengin.ts";
export * from "./shipments/index.ts";
export * from "./short-links/index.ts";
export * from "./signup/index.ts";
export * from "./support-chat-rooms/index.ts";
export * from "./system/index.ts";
export * from "./todo/index.ts";
export * from "./uploads/index.ts";
export * from "./verification/index.ts";
