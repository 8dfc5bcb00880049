export { Badge, type BadgeProps, type BadgeRing, type BadgeTone } from "./Badge.tsx";
export { CountBadge, type CountBadgeProps, type LiveCount } from "./CountBadge.tsx";
