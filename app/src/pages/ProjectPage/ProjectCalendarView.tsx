import type { Project } from "@tsumugi/contract";
import { useAllProjectCreators, useUpdateJobPlan, useWorkingCalendar } from "@tsumugi/hooks";
import { JobCalendar, type PlanMove } from "@tsumugi/patterns";
import { isDay, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

const modes = ["month", "week"] as const;

export interface ProjectCalendarViewProps {
  readonly project: Project;
}

/** Deadlines of the project's creators by day. */
export function ProjectCalendarView({ project }: ProjectCalendarViewProps) {
  const url = useUrlState();
  const list = useAllProjectCreators(project.uid);
  const calendar = useWorkingCalendar();
  const { updateJobPlan } = useUpdateJobPlan();
  const { canWrite } = usePermissions();
  const rows = list.projectCreators;
  const day = url.get("day");
  const move = async ({ creator, plan, on }: PlanMove) => {
    const row = rows.find(({ creator_uid }) => creator_uid === creator.creator_uid);
    if (!row) return;
    const was = {
      fee: row.fee,
      delivery_on: row.planned_delivery_on,
      reply_due_on: row.planned_reply_due_on,
    };
    try {
      await updateJobPlan(project.uid, { creator_uid: row.creator_uid, plan: { ...was, [plan]: on }, was });
      toast.success("予定の日を変更しました");
    } catch (cause) {
      toast.error(fullMessageOf(cause));
      await list.refresh();
      throw cause;
    }
  };
  return (
    <ListBody
      error={list.error}
      hasRows={rows.length > 0}
      onRetry={list.refresh}
      retrying={list.isRefreshing}
    >
      <JobCalendar
        creators={rows}
        project={project}
        calendar={calendar}
        mode={url.oneOf("mode", modes)}
        day={isDay(day) ? day : undefined}
        onModeChange={(mode) => url.set({ mode })}
        onDayChange={(next) => url.set({ day: next })}
        onOpen={(creator) => url.set({ view: "sheet", creator, day: null, mode: null }, { push: true })}
        onMove={canWrite ? move : undefined}
        loading={list.isLoading}
        empty="期限はまだありません。依頼を送るか、案件の設定で期限を決めると、ここに並びます。"
      />
    </ListBody>
  );
}
