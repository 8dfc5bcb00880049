import type { Project } from "@tsumugi/contract";
import { useCompanyUsers, useCurrentUser, useManagedCreators } from "@tsumugi/hooks";
import { Badge, Card } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";

interface FirstStepsSource {
  readonly projects: readonly Project[];
  readonly isLoading: boolean;
}

const sentCount = ({ phase_counts, creator_count }: Project) =>
  creator_count - (phase_counts.selection ?? 0) - (phase_counts.out ?? 0);

/** The way to the first answer; null once it is walked, or as long as nobody knows. */
export function useFirstSteps({ projects, isLoading }: FirstStepsSource) {
  const { currentUser } = useCurrentUser();
  const { canWrite, isAdmin } = usePermissions();
  const creators = useManagedCreators({ limit: 1 });
  const members = useCompanyUsers();
  const seatsTaken = members.seats?.used ?? 0;
  // Who may not write would only find a page that says so.
  const work = [
    {
      label: "クリエイターを登録する",
      isDone: (creators.total ?? 0) > 0,
      href: paths.creatorImport.getHref(),
    },
    { label: "案件を作成する", isDone: projects.length > 0, href: paths.projectNew.getHref() },
    {
      label: "クリエイターを追加する",
      isDone: projects.some(({ creator_count }) => creator_count > 0),
      href: paths.projects.getHref(),
    },
    {
      label: "依頼を送る",
      isDone: projects.some((project) => sentCount(project) > 0),
      href: paths.projects.getHref(),
    },
  ];
  const steps = [
    {
      label: "自分の名前と画像を確かめる",
      isDone: currentUser.onboarding?.profile !== undefined,
      href: paths.profileSettings.getHref(),
    },
    ...(isAdmin
      ? [{ label: "メンバーを招待する", isDone: seatsTaken > 1, href: paths.memberSettings.getHref() }]
      : []),
    ...(canWrite ? work : []),
  ];
  const isUnknown = isLoading || creators.isLoading || members.isLoading;
  return isUnknown || steps.every(({ isDone }) => isDone) ? null : steps;
}

/** A thumb's size without a higher line. */
const pressArea = { flex: "none", padding: "12px 2px", margin: "-12px -2px" } as const;

export function FirstSteps({ steps }: { readonly steps: NonNullable<ReturnType<typeof useFirstSteps>> }) {
  return (
    <Card title="はじめの一歩">
      <ol style={{ display: "grid", gap: 12 }}>
        {steps.map(({ label, isDone, href }, index) => (
          <li key={label} style={{ display: "flex", justifyContent: "space-between", gap: 12 }}>
            <span className={isDone ? "tsu-muted" : undefined}>
              {index + 1}. {label}
            </span>
            {isDone ? (
              <Badge tone="success">完了</Badge>
            ) : (
              <Link to={href} style={pressArea}>
                始める
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
