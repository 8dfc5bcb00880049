export {
  RequirementBadge,
  type RequirementBadgeProps,
} from "./RequirementBadge.tsx";
