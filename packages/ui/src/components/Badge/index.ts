export { Badge, type BadgeProps, type BadgeTone } from "./Badge.tsx";
export { CountBadge, type CountBadgeProps } from "./CountBadge.tsx";
