import type { PostLine } from "@tsumugi/contract";
import { Badge } from "@tsumugi/ui";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type PrCheckLook, prLook, prProblem } from "../prLook.ts";

const Root = styled.ul`
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  background: var(--tsu-border);
  overflow: auto;
  & > li {
    display: grid;
    gap: 4px;
    padding: 10px 12px;
    background: var(--tsu-surface);
  }
  & .head {
    display: flex;
    gap: 8px;
    align-items: center;
    min-width: 0;
  }
  & .head > bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--tsu-text-sm);
  }
  & .head > .result {
    flex: none;
  }
  & .why {
    margin: 0;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
    overflow-wrap: anywhere;
  }
  & .remark {
    color: var(--tsu-warning-text);
  }
  & .check {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
`;

const looks: Record<PostLine["kind"], { tone: "success" | "neutral" | "warning" | "danger"; label: string }> =
  {
    stored: { tone: "success", label: "登録しました" },
    duplicate: { tone: "neutral", label: "登録済み" },
    choose: { tone: "warning", label: "クリエイター未定" },
    closed: { tone: "danger", label: "登録できません" },
    unreadable: { tone: "danger", label: "読み取れません" },
    retry: { tone: "warning", label: "取得できません" },
  };

/** One pasted address with what became of it. */
export interface PostLineLook {
  /** 入力されたままの URL。 */
  url: PostLine["url"];
  /** 登録できなかったわけ。原因、次に直し方。登録できたものは null。 */
  reason: PostLine["reason"];
  /** どうなったか。`choose` は依頼を人が選ぶもの（合うアカウントがない）、`retry` は SNS から答えがなかったもの。 */
  kind: PostLine["kind"];
  /** 登録した投稿のうち、確かめられなかったこと。なければ null か、渡しません。 */
  note?: PostLine["note"];
  /** 登録された投稿。登録されなければ null。`owner_mismatch` は、クリエイターのものと違うアカウントの投稿です。 */
  readonly post: {
    readonly title: string;
    readonly creator?: { readonly name: string };
    /** The post belongs to another account than the creator's. */
    readonly owner_mismatch: boolean;
    readonly pr_check: PrCheckLook;
  } | null;
}

export interface PostLineListProps<Line extends PostLineLook> {
  lines: readonly Line[];
  /** What is said of a post of another account: who has to look at it differs by the reader. */
  mismatch: string;
  /** What else people should look at in a stored post. */
  remarksOf?: ((line: Line) => readonly string[]) | undefined;
  /** What is said after a missing tag. */
  missingHint?: string;
  /** What can be done with a line, beside its result. */
  children?: (line: Line) => ReactNode;
}

/** What became of each pasted address, and how the disclosure of each stored post stands. */
export function PostLineList<Line extends PostLineLook>(props: PostLineListProps<Line>) {
  const { lines, mismatch, remarksOf, missingHint, children } = props;
  return (
    <Root aria-label="登録の結果">
      {lines.map((line) => {
        const { url, kind, post, reason, note } = line;
        return (
          <li key={url}>
            <span className="head">
              <Badge className="result" tone={looks[kind].tone}>
                {looks[kind].label}
              </Badge>
              <bdi title={url}>{url}</bdi>
            </span>
            <p className="why">{post ? wordsOf(post) : reason}</p>
            {note && <p className="why remark">{note}</p>}
            {post?.owner_mismatch && <p className="why">{mismatch}</p>}
            {remarksOf?.(line).map((remark) => (
              <p key={remark} className="why remark">
                {remark}
              </p>
            ))}
            {post && (
              <p className="why check">
                PR表記
                <Badge tone={prLook(post.pr_check).tone}>{prLook(post.pr_check).label}</Badge>
                {prProblem(post.pr_check)}
                {post.pr_check.missing.length > 0 && missingHint}
              </p>
            )}
            {children?.(line)}
          </li>
        );
      })}
    </Root>
  );
}

const wordsOf = ({ creator, title }: NonNullable<PostLineLook["post"]>): string =>
  [creator?.name, title].filter(Boolean).join("・");
