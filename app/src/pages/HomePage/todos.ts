import { type DeadlineKind, type ImportTask, type Project, SYSTEM_MEMBER_UID } from "@tsumugi/contract";
import type { ChatRoom } from "@tsumugi/hooks";
import type { TodoItem } from "@tsumugi/patterns";
import { daysUntil } from "@tsumugi/ui";
import { paths } from "../../paths.ts";

/** A row of 今日やること before its button is drawn. */
export interface Todo extends Omit<TodoItem, "action" | "title" | "sub"> {
  readonly title: string;
  readonly sub: string;
  readonly href: string;
  readonly actionLabel: string;
}

/** A deadline is of today's concern from this many days before. */
const SOON_DAYS = 7;

const deadlineRows: Record<DeadlineKind, Pick<Todo, "kind" | "actionLabel"> & { readonly what: string }> = {
  reply: { kind: "answer_due", what: "回答期限", actionLabel: "回答を見る" },
  shipping: { kind: "draft", what: "商品の発送期限", actionLabel: "発送を見る" },
  draft: { kind: "draft", what: "下書きの期限", actionLabel: "下書きを見る" },
  posting: { kind: "post", what: "投稿の期限", actionLabel: "投稿を見る" },
  metrics: { kind: "metrics", what: "数値を取得する日", actionLabel: "レポートを見る" },
  payment: { kind: "notice", what: "支払期日", actionLabel: "案件を開く" },
};

function deadlineTitle(what: string, days: number): string {
  if (days < 0) return `${what}を過ぎています`;
  return days === 0 ? `${what}は今日です` : `${what}が近づいています`;
}

const hrefOf = (kind: DeadlineKind, uid: string) => {
  if (kind === "posting") return paths.projectPosts.getHref(uid);
  return kind === "metrics" ? paths.projectReport.getHref(uid) : paths.project.getHref(uid);
};

function projectTodos(project: Project, now: number): Todo[] {
  const rows: Todo[] = [];
  if (project.pending_count > 0)
    rows.push({
      key: `check-${project.uid}`,
      kind: "check",
      title: `確認を待つ下書き・投稿・回答が${project.pending_count}件あります`,
      sub: project.name,
      href: paths.project.getHref(project.uid),
      actionLabel: "確認する",
    });
  const deadline = project.next_deadline;
  const days = deadline ? daysUntil(deadline.on, now) : Number.POSITIVE_INFINITY;
  if (deadline && days <= SOON_DAYS) {
    const { what, ...row } = deadlineRows[deadline.kind];
    rows.push({
      ...row,
      title: deadlineTitle(what, days),
      key: `deadline-${project.uid}`,
      sub: project.name,
      due_on: deadline.on,
      href: hrefOf(deadline.kind, project.uid),
    });
  }
  return rows;
}

const importTodo = (task: ImportTask): Todo => ({
  key: `import-${task.uid}`,
  kind: "import",
  title:
    task.failed > 0
      ? `取り込めなかった行が${task.failed}件あります`
      : `${task.created + task.updated}件の取込が終わりました`,
  sub: task.file_name,
  href: paths.creatorImport.getHref(),
  actionLabel: "結果を確認",
});

/** What the creator wrote last; what the product itself says of the job waits for no answer. */
const lastWords = ({ lastComment }: ChatRoom) =>
  lastComment && lastComment.uid !== SYSTEM_MEMBER_UID ? lastComment.text || "画像" : undefined;

const replyTodo = (room: ChatRoom, canReply: boolean): Todo => ({
  key: `reply-${room.roomId}`,
  kind: "reply",
  title: room.creator.name,
  person: room.creator,
  detail: lastWords(room),
  sub: room.jobRequest?.project_name ?? "案件の外でのやりとり",
  href: paths.chatRoom.getHref(room.roomId),
  actionLabel: canReply ? "返信する" : "やりとりを見る",
});

/** One list over everything that waits for us: people first, then what is due, then what is to be checked. */
export function todosOf(
  input: {
    readonly rooms: readonly ChatRoom[];
    readonly projects: readonly Project[];
    readonly uncheckedImport: ImportTask | null;
    /** false for those who only read. */
    readonly canReply: boolean;
  },
  now: number,
): readonly Todo[] {
  const fromProjects = input.projects.flatMap((project) => projectTodos(project, now));
  const dated = fromProjects
    .filter(({ due_on }) => due_on)
    .sort((a, b) => ((a.due_on ?? "") < (b.due_on ?? "") ? -1 : 1));
  return [
    ...input.rooms.map((room) => replyTodo(room, input.canReply)),
    ...dated,
    ...fromProjects.filter(({ due_on }) => !due_on),
    ...(input.uncheckedImport ? [importTodo(input.uncheckedImport)] : []),
  ];
}
