import { RequirementBadge } from "@tsumugi/ui";

export const Heading = () => (
  <h2>
    振込先 <RequirementBadge kind="required" />
  </h2>
);
