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
export { Dialog, type DialogProps } from "./components/Dialog/Dialog.tsx";
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
export { LineChart, type LineChartProps, type LineSeries } from "./components/LineChart/LineChart.tsx";
export { Link, type LinkProps } from "./components/Link/Link.tsx";
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
export { TextArea, type TextAreaProps } from "./components/TextArea/TextArea.tsx";
export { TextField, type TextFieldProps } from "./components/TextField/TextField.tsx";
export { Timeline, type TimelineItem, type TimelineProps } from "./components/Timeline/Timeline.tsx";
export { Toaster } from "./components/Toaster/Toaster.tsx";
export { type ToastAction, type ToastOptions, toast } from "./components/Toaster/toast.ts";
export { Toolbar, type ToolbarProps } from "./components/Toolbar/Toolbar.tsx";
export { Tooltip, type TooltipProps } from "./components/Tooltip/Tooltip.tsx";
export { useNow } from "./format/clock.ts";
export {
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
export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictRow,
} from "./patterns/shared/ConflictDialog/ConflictDialog.tsx";
export { GlobalStyle } from "./theme/GlobalStyle.tsx";
export { type Theme, theme, themeCss } from "./theme/theme.ts";
export { breakpoints, type ColorName, DRAWER_WIDTH, TOP_BAR_HEIGHT } from "./theme/tokens.ts";
export { type ColorMode, UiProvider, type UiProviderProps } from "./theme/UiProvider.tsx";
