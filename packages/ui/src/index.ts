import "./theme/styled.ts";

export { AppShell, type AppShellProps } from "./components/AppShell/AppShell.tsx";
export {
  AppShellNavGroup,
  type AppShellNavGroupProps,
  AppShellNavItem,
  type AppShellNavItemProps,
} from "./components/AppShell/AppShellNav.tsx";
export { Avatar, type AvatarProps } from "./components/Avatar/Avatar.tsx";
export { Badge, type BadgeProps, type BadgeTone } from "./components/Badge/Badge.tsx";
export { CountBadge, type CountBadgeProps } from "./components/Badge/CountBadge.tsx";
export { Banner, type BannerProps } from "./components/Banner/Banner.tsx";
export { BarChart, type BarChartProps } from "./components/BarChart/BarChart.tsx";
export type { BarSeries } from "./components/BarChart/barChart.types.ts";
export { Breadcrumbs, type BreadcrumbsProps } from "./components/Breadcrumbs/Breadcrumbs.tsx";
export { Button, type ButtonProps } from "./components/Button/Button.tsx";
export { Card, type CardProps } from "./components/Card/Card.tsx";
export { Checkbox, type CheckboxProps } from "./components/Checkbox/Checkbox.tsx";
export { CompactNumber, type CompactNumberProps } from "./components/CompactNumber/CompactNumber.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./components/ConfirmDialog/ConfirmDialog.tsx";
export type { DataTableColumn } from "./components/DataTable/columns.ts";
export { DataTable, type DataTableProps } from "./components/DataTable/DataTable.tsx";
export { createSelection, type Selection } from "./components/DataTable/selection.ts";
export { useSelectedKeys, useSelection } from "./components/DataTable/useSelection.ts";
export { DateField, type DateFieldProps } from "./components/DateField/DateField.tsx";
export { DescriptionList, type DescriptionListProps } from "./components/DescriptionList/DescriptionList.tsx";
export { Dialog, DialogClose, type DialogProps } from "./components/Dialog/Dialog.tsx";
export { DueDate, type DueDateProps } from "./components/DueDate/DueDate.tsx";
export { EmptyState, type EmptyStateProps } from "./components/EmptyState/EmptyState.tsx";
export { ErrorState, type ErrorStateProps } from "./components/ErrorState/ErrorState.tsx";
export { FileDrop, type FileDropProps } from "./components/FileDrop/FileDrop.tsx";
export {
  FormErrorSummary,
  type FormErrorSummaryProps,
} from "./components/FormErrorSummary/FormErrorSummary.tsx";
export { FormField, type FormFieldProps } from "./components/FormField/FormField.tsx";
export { GuidedTour, type GuidedTourProps, type TourStep } from "./components/GuidedTour/GuidedTour.tsx";
export { Icon, type IconProps } from "./components/Icon/Icon.tsx";
export type { IconName } from "./components/Icon/icons.ts";
export { IconButton, type IconButtonProps } from "./components/IconButton/IconButton.tsx";
export {
  ImagePreview,
  type ImagePreviewProps,
  type PreviewImage,
} from "./components/ImagePreview/ImagePreview.tsx";
export { LineChart, type LineChartProps } from "./components/LineChart/LineChart.tsx";
export type { LineSeries, MedianBand } from "./components/LineChart/lineChart.types.ts";
export { Link, type LinkProps } from "./components/Link/Link.tsx";
export { type LinkElement, linked } from "./components/Link/linked.tsx";
export { LoadMore, type LoadMoreProps } from "./components/LoadMore/LoadMore.tsx";
export { Logo, type LogoProps } from "./components/Logo/Logo.tsx";
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuProps,
  MenuSeparator,
} from "./components/Menu/Menu.tsx";
export { Money, type MoneyProps } from "./components/Money/Money.tsx";
export { NumberField, type NumberFieldProps } from "./components/NumberField/NumberField.tsx";
export { PageHeader, type PageHeaderProps } from "./components/PageHeader/PageHeader.tsx";
export { PhaseBar, type PhaseBarProps } from "./components/PhaseBar/PhaseBar.tsx";
export { Popover, type PopoverProps } from "./components/Popover/Popover.tsx";
export { Progress, type ProgressProps } from "./components/Progress/Progress.tsx";
export { Radio, type RadioProps } from "./components/Radio/Radio.tsx";
export { RelativeTime, type RelativeTimeProps } from "./components/RelativeTime/RelativeTime.tsx";
export {
  RequirementBadge,
  type RequirementBadgeProps,
} from "./components/RequirementBadge/RequirementBadge.tsx";
export { SearchField, type SearchFieldProps } from "./components/SearchField/SearchField.tsx";
export { Select, type SelectOption, type SelectProps } from "./components/Select/Select.tsx";
export { SidePanel, type SidePanelProps } from "./components/SidePanel/SidePanel.tsx";
export { Skeleton, type SkeletonProps } from "./components/Skeleton/Skeleton.tsx";
export { Sparkline, type SparklineProps } from "./components/Sparkline/Sparkline.tsx";
export { Spinner, type SpinnerProps } from "./components/Spinner/Spinner.tsx";
export { Stack, type StackProps } from "./components/Stack/Stack.tsx";
export {
  type JobPhase,
  type JobStatusCode,
  jobPhaseLabels,
  jobPhases,
  jobStatuses,
  jobStatusLook,
} from "./components/StatusBadge/jobStatus.ts";
export { StatusBadge, type StatusBadgeProps } from "./components/StatusBadge/StatusBadge.tsx";
export { Stepper, type StepperProps } from "./components/Stepper/Stepper.tsx";
export { Switch, type SwitchProps } from "./components/Switch/Switch.tsx";
export { LinkTabs, type LinkTabsProps, type TabItem, Tabs, type TabsProps } from "./components/Tabs/Tabs.tsx";
export { Tag, type TagProps } from "./components/Tag/Tag.tsx";
export { TagField, type TagFieldProps } from "./components/TagField/TagField.tsx";
export { TextArea, type TextAreaProps } from "./components/TextArea/TextArea.tsx";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export { Timeline, type TimelineItem, type TimelineProps } from "./components/Timeline/Timeline.tsx";
export { Toaster } from "./components/Toaster/Toaster.tsx";
export { type ToastAction, type ToastOptions, toast } from "./components/Toaster/toast.ts";
export { Toolbar, type ToolbarProps } from "./components/Toolbar/Toolbar.tsx";
export { Tooltip, type TooltipProps } from "./components/Tooltip/Tooltip.tsx";
export { useNow } from "./format/clock.ts";
export {
  dayKey,
  daysUntil,
  formatCompact,
  formatDateTime,
  formatDay,
  formatDayHeading,
  formatInteger,
  formatPercent,
  formatRelative,
  formatShortDay,
  formatTime,
  formatYen,
} from "./format/format.ts";
export { isComposingKey } from "./format/ime.ts";
export { linkify, type TextPiece } from "./format/linkify.ts";
export {
  graphemeCount,
  normalizePhone,
  normalizeRegistrationNumber,
  parseInteger,
} from "./format/normalize.ts";
export { ChatLayout, type ChatLayoutProps } from "./patterns/chat-rooms/ChatLayout/ChatLayout.tsx";
export { ChatRoomPane, type ChatRoomPaneProps } from "./patterns/chat-rooms/ChatLayout/ChatRoomPane.tsx";
export { ChatRoomList, type ChatRoomListProps } from "./patterns/chat-rooms/ChatRoomList/ChatRoomList.tsx";
export { ChatThread, type ChatThreadProps } from "./patterns/chat-rooms/ChatThread/ChatThread.tsx";
export { LinkedText, type LinkedTextProps } from "./patterns/chat-rooms/ChatThread/LinkedText.tsx";
export {
  CommentComposer,
  type CommentComposerProps,
} from "./patterns/chat-rooms/CommentComposer/CommentComposer.tsx";
export type { ComposerImage } from "./patterns/chat-rooms/CommentComposer/ComposerImages.tsx";
export type { ChatRoomLook, CommentLook, MemberLook } from "./patterns/chat-rooms/chat.types.ts";
export type { FlagColorCode, FlagLook } from "./patterns/chat-rooms/flags.ts";
export {
  TermsCard,
  type TermsCardProps,
  type TermsLook,
} from "./patterns/chat-rooms/TermsCard/TermsCard.tsx";
export {
  type TodoItem,
  type TodoKind,
  TodoList,
  type TodoListProps,
} from "./patterns/home/TodoList/TodoList.tsx";
export { CsvDropStep, type CsvDropStepProps } from "./patterns/import-tasks/CsvDropStep/CsvDropStep.tsx";
export {
  CsvDryRunStep,
  type CsvDryRunStepProps,
} from "./patterns/import-tasks/CsvDryRunStep/CsvDryRunStep.tsx";
export {
  CsvMappingStep,
  type CsvMappingStepProps,
} from "./patterns/import-tasks/CsvMappingStep/CsvMappingStep.tsx";
export {
  CsvResult,
  type CsvResultProps,
  type ImportTaskLook,
} from "./patterns/import-tasks/CsvResult/CsvResult.tsx";
export {
  ImportCounts,
  type ImportCountsLook,
  type ImportCountsProps,
} from "./patterns/import-tasks/ImportCounts/ImportCounts.tsx";
export {
  type ImportErrorLook,
  ImportErrors,
  type ImportErrorsProps,
} from "./patterns/import-tasks/ImportErrors/ImportErrors.tsx";
export { AccountList, type AccountListProps } from "./patterns/managed-creators/AccountList/AccountList.tsx";
export {
  CreatorFilters,
  type CreatorFiltersProps,
  type CreatorFilterValue,
} from "./patterns/managed-creators/CreatorFilters/CreatorFilters.tsx";
export { CreatorForm, type CreatorFormProps } from "./patterns/managed-creators/CreatorForm/CreatorForm.tsx";
export {
  type CreatorFormValues,
  emptyCreatorForm,
} from "./patterns/managed-creators/CreatorForm/creatorForm.types.ts";
export {
  CreatorProfile,
  type CreatorProfileLook,
  type CreatorProfileProps,
} from "./patterns/managed-creators/CreatorProfile/CreatorProfile.tsx";
export {
  CreatorTable,
  type CreatorTableProps,
} from "./patterns/managed-creators/CreatorTable/CreatorTable.tsx";
export type { AccountLook, CreatorLook } from "./patterns/managed-creators/creators.types.ts";
export {
  NotificationList,
  type NotificationListProps,
  type NotificationLook,
} from "./patterns/notifications/NotificationList/NotificationList.tsx";
export {
  NotificationPopover,
  type NotificationPopoverProps,
} from "./patterns/notifications/NotificationPopover/NotificationPopover.tsx";
export {
  AddPostForm,
  type AddPostFormProps,
  type AddPostValues,
} from "./patterns/posts/AddPostForm/AddPostForm.tsx";
export { PostTable, type PostTableProps } from "./patterns/posts/PostTable/PostTable.tsx";
export {
  type FigureLook,
  type MetricCode,
  mediaNames,
  metricNames,
  type PostLook,
  prCheckNames,
  sourceNames,
} from "./patterns/posts/posts.types.ts";
export {
  type AssignableCreator,
  AssignPanel,
  type AssignPanelProps,
} from "./patterns/projects/AssignPanel/AssignPanel.tsx";
export {
  ProjectCreatorsTable,
  type ProjectCreatorsTableProps,
} from "./patterns/projects/ProjectCreatorsTable/ProjectCreatorsTable.tsx";
export { ProjectForm, type ProjectFormProps } from "./patterns/projects/ProjectForm/ProjectForm.tsx";
export {
  emptyProjectForm,
  type ProjectFormValues,
} from "./patterns/projects/ProjectForm/projectForm.types.ts";
export { ProjectTable, type ProjectTableProps } from "./patterns/projects/ProjectTable/ProjectTable.tsx";
export {
  type DeadlineLook,
  deadlineNames,
  type ProjectCreatorLook,
  type ProjectLook,
  type StatusMove,
  type TermsValues,
} from "./patterns/projects/projects.types.ts";
export {
  emptyTerms,
  SendJobPanel,
  type SendJobPanelProps,
  type SendJobValues,
} from "./patterns/projects/SendJobPanel/SendJobPanel.tsx";
export type { JobRecipient } from "./patterns/projects/SendJobPanel/SendJobRecipients.tsx";
export { StatusMenu, type StatusMenuProps } from "./patterns/projects/StatusMenu/StatusMenu.tsx";
export {
  ReplyAnswer,
  type ReplyAnswerCode,
  type ReplyAnswerProps,
} from "./patterns/reply/ReplyAnswer/ReplyAnswer.tsx";
export { ReplyChat, type ReplyChatProps } from "./patterns/reply/ReplyChat/ReplyChat.tsx";
export { ReplyLayout, type ReplyLayoutProps } from "./patterns/reply/ReplyLayout/ReplyLayout.tsx";
export {
  ReplySubmission,
  type ReplySubmissionProps,
} from "./patterns/reply/ReplySubmission/ReplySubmission.tsx";
export type { DailySeriesLook, MedianLook } from "./patterns/report/DailyChart/alignSeries.ts";
export { DailyChart, type DailyChartProps } from "./patterns/report/DailyChart/DailyChart.tsx";
export {
  type RankingLook,
  RankingTable,
  type RankingTableProps,
} from "./patterns/report/RankingTable/RankingTable.tsx";
export {
  SummaryCards,
  type SummaryCardsProps,
  type SummaryLook,
} from "./patterns/report/SummaryCards/SummaryCards.tsx";
export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictRow,
} from "./patterns/shared/ConflictDialog/ConflictDialog.tsx";
export {
  type EntityCode,
  entityNames,
  type PlatformCode,
  platformNames,
  type StageCode,
  stageNames,
} from "./patterns/shared/labels.ts";
export { Person, type PersonProps } from "./patterns/shared/Person.tsx";
export { PlatformIcon, type PlatformIconProps } from "./patterns/shared/PlatformIcon.tsx";
export type { FieldErrors, OptionLook, PersonLook } from "./patterns/shared/types.ts";
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteItem,
} from "./patterns/shell/CommandPalette/CommandPalette.tsx";
export {
  type CompanyLook,
  CompanySwitch,
  type CompanySwitchProps,
} from "./patterns/shell/CompanySwitch/CompanySwitch.tsx";
export { UserMenu, type UserMenuProps } from "./patterns/shell/UserMenu/UserMenu.tsx";
export {
  EntranceLayout,
  type EntranceLayoutProps,
} from "./patterns/signin/EntranceLayout/EntranceLayout.tsx";
export {
  SignInForm,
  type SignInFormProps,
  type SignInValues,
} from "./patterns/signin/SignInForm/SignInForm.tsx";
export { GlobalStyle } from "./theme/GlobalStyle.tsx";
export { type Theme, theme, themeCss } from "./theme/theme.ts";
export { breakpoints, type ColorName, DRAWER_WIDTH, TOP_BAR_HEIGHT } from "./theme/tokens.ts";
export { type ColorMode, UiProvider, type UiProviderProps } from "./theme/UiProvider.tsx";
