import type { Project, ProjectCreator } from "@tsumugi/contract";
import { useFormBackup, useMatchCreators } from "@tsumugi/hooks";
import { type AssignOrder, AssignPanel, type AssignSource } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { useAssignOrder } from "./useAssignOrder.ts";
import { useAssignSources } from "./useAssignSources.ts";
import { useCreatorHints } from "./useCreatorHints.ts";

export interface AssignCreatorsProps {
  readonly project: Project;
  readonly assigned: readonly ProjectCreator[];
  readonly open: boolean;
  readonly onClose: () => void;
}

export function OpenedAssignCreators({ project, assigned, open, onClose }: AssignCreatorsProps) {
  const [source, setSource] = useState<AssignSource>("search");
  const sources = useAssignSources(project, open ? source : null);
  const { formBackup, saveFormBackup } = useFormBackup(`assign.${project.uid}`);
  const [text, setText] = useState(formBackup);
  const [matchedUids, setMatchedUids] = useState<readonly string[]>([]);
  const { matchCreators, isSubmitting: isMatching, error: matchError } = useMatchCreators();
  const { submit, isSubmitting } = useAssignOrder(project.uid);
  const shown = [...sources.search.creators, ...sources.views.creators, ...sources.projects.creators];
  const hints = useCreatorHints(project.uid, [...shown.map(({ uid }) => uid), ...matchedUids], open);

  const writeText = (next: string) => {
    setText(next);
    saveFormBackup(next);
  };
  const match = async (lines: string[]) => {
    try {
      const { items } = await matchCreators(project.uid, lines);
      setMatchedUids(items.flatMap(({ candidates }) => candidates.map(({ creator_uid }) => creator_uid)));
      return items;
    } catch {
      // Said below the text, which stays.
      return undefined;
    }
  };
  const assign = async (order: AssignOrder) => {
    const outcome = await submit(order);
    const added =
      outcome.assigned.length + (outcome.registered?.made ?? 0) + (outcome.registered?.existing ?? 0);
    if (added > 0) toast.success(`${added}名を追加しました`);
    return outcome;
  };

  return (
    <AssignPanel
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      source={source}
      onSourceChange={setSource}
      search={sources.search}
      views={sources.views}
      projects={sources.projects}
      paste={{
        text,
        onTextChange: writeText,
        matching: isMatching,
        error: matchError && fullMessageOf(matchError),
      }}
      onMatch={match}
      assignedUids={new Set([...assigned, ...sources.assigned].map(({ creator_uid }) => creator_uid))}
      hints={hints.hints}
      hintsError={hints.error}
      onRetryHints={hints.retry}
      loading={isSubmitting}
      onAssign={assign}
    />
  );
}
