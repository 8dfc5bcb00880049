import {
  blankTerms,
  jobTermsFields,
  type Project,
  type ProjectCreator,
  type ProjectTerms,
  termsValues,
} from "@tsumugi/contract";
import {
  isApiError,
  useCurrentUser,
  useProjectTerms,
  useUpdateProjectTerms,
  useWorkingCalendar,
} from "@tsumugi/hooks";
import { type SendJobDraft, SendJobPanel, type SendJobValues, type TermsValues } from "@tsumugi/patterns";
import { dayKey, toast, useNow } from "@tsumugi/ui";
import { useEffect, useRef, useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { fieldConflictRows } from "../../shared/fieldConflictRows.ts";
import { useOwnChanges } from "../../shared/useOwnChanges.tsx";
import { keepTakenBack } from "./takenBackSends.ts";
import { useHeldSend } from "./useHeldSend.ts";
import { useJobPreview } from "./useJobPreview.tsx";
import { textsOfSend, useLeftTexts } from "./useLeftTexts.ts";

export interface SendJobProps {
  readonly project: Project;
  readonly recipients: readonly ProjectCreator[];
  /** What was typed for a send that was taken back. */
  readonly draft?: SendJobDraft;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** What the project keeps for its requests, with its own days where none is kept or the kept one has passed. */
function defaultsOf(project: Project, kept: ProjectTerms | undefined, today: string) {
  const { terms, message = "" } = kept?.default ?? kept?.latest ?? {};
  /** A deadline that has passed would only be refused. */
  const stillToCome = (...days: (string | null | undefined)[]) =>
    days.find((day) => day && day >= today) ?? null;
  const defaultTerms: Partial<TermsValues> = {
    ...terms,
    delivery_on: stillToCome(terms?.delivery_on, project.posting_ends_on),
    inspection_on: stillToCome(terms?.inspection_on),
    payment_on: stillToCome(terms?.payment_on, project.payment_due_on),
    reply_due_on: stillToCome(terms?.reply_due_on, project.reply_due_on),
  };
  return { defaultTerms, defaultMessage: message };
}

/** What the project keeps, and the message that goes with it. */
const keptValues = ({ default: kept }: ProjectTerms) => ({
  ...termsValues(kept?.terms ?? blankTerms),
  message: kept?.message ?? "",
});
type KeptValues = ReturnType<typeof keptValues>;

const keptRows = (mine: KeptValues, theirs: KeptValues) => [
  ...fieldConflictRows(jobTermsFields, mine, theirs, []),
  { label: "メッセージ", mine: mine.message, theirs: theirs.message },
];

/** Terms to look at once more, then one job per creator. */
export function SendJob({ project, recipients, draft, onClose, onSent }: SendJobProps) {
  const { company, currentUser } = useCurrentUser();
  const { projectTerms, isLoading } = useProjectTerms(project.uid);
  const { updateProjectTerms, isSubmitting: isKeeping } = useUpdateProjectTerms();
  // What was kept when the fields began with it: a colleague's other terms since are not overwritten unseen.
  const [opened, setOpened] = useState<ProjectTerms>();
  if (!opened && projectTerms) setOpened(projectTerms);
  const { save, conflictDialog } = useOwnChanges<ProjectTerms, KeptValues>({
    valuesOf: keptValues,
    send: async (changes, over) => {
      const { message, ...terms } = { ...keptValues(over), ...changes };
      const saved = await updateProjectTerms(project.uid, { terms, message, version: over.version });
      setOpened(saved);
      return saved;
    },
    rowsOf: keptRows,
  });
  const { send, isSubmitting, error } = useHeldSend(project, recipients);
  const calendar = useWorkingCalendar();
  const today = dayKey(useNow());

  const { leave } = useLeftTexts(project.uid);
  const refused = useRef<SendJobDraft>(undefined);
  const held = { project_uid: project.uid, member_uid: currentUser.uid, recipients };
  const keepRefused = useRef(() => {});
  keepRefused.current = () => refused.current && keepTakenBack({ ...held, draft: refused.current });
  // Who was refused and is made a viewer loses the whole screen: the panel is back as it was once they may send again.
  useEffect(() => () => keepRefused.current(), []);
  const keepTyped = (typed: SendJobDraft) => {
    refused.current = typed;
    leave(textsOfSend(typed));
  };
  const previewing = useJobPreview(project.uid, keepTyped);
  const close = () => {
    refused.current = undefined;
    onClose();
  };

  const handleSend = async (values: SendJobValues, typed: SendJobDraft) => {
    try {
      // Nobody got anything: what was typed stays, for when the reason is gone.
      if ((await send(values, typed)) === 0) return;
      onSent();
      close();
    } catch (cause) {
      // Shown in the panel, with everything typed still there.
      if (isApiError(cause) && cause.code === "forbidden") keepTyped(typed);
    }
  };
  const keepTerms = async (terms: TermsValues, message: string) => {
    if (!opened) return;
    try {
      const answer = await save(opened, { ...termsValues(terms), message });
      if (answer === "mine") toast.success("案件の既定の条件にしました");
    } catch (cause) {
      toast.error(fullMessageOf(cause));
    }
  };

  // The fields begin with what is kept: drawn before, they would change under the hand.
  if (isLoading && !draft) return null;
  return (
    <>
      <SendJobPanel
        open
        onOpenChange={(isOpen) => !isOpen && close()}
        recipients={recipients}
        orderer={company?.name ?? ""}
        orderedOn={today}
        {...defaultsOf(project, opened ?? projectTerms, today)}
        draft={draft}
        deadlines={{ draft_due_on: project.draft_due_on, posting_ends_on: project.posting_ends_on }}
        calendar={calendar}
        loading={isSubmitting}
        error={error && fullMessageOf(error)}
        fields={error?.fields}
        {...previewing}
        onKeepTerms={(terms, message) => void keepTerms(terms, message)}
        keepingTerms={isKeeping}
        onSend={(values, typed) => void handleSend(values, typed)}
      />
      {conflictDialog}
    </>
  );
}
