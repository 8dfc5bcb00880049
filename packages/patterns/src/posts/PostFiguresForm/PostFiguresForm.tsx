import {
  type FigureEntry,
  type MetricField,
  metricFieldLabels,
  metricFields,
  metricSourceLabels,
  type PostFiguresBody,
  type ProjectPost,
} from "@tsumugi/contract";
import { Banner, Button, DateField, FormField, Link, NumberField, RadioGroup } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { dayKey, formatDateTime, formatDay, formatInteger } from "@tsumugi/ui/format";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import type { FieldErrors } from "../../shared/types.ts";
import { useFirstError } from "../../shared/useFirstError.ts";
import { figureDoubt } from "./figureDoubts.ts";

const Root = styled.form`
  display: grid;
  gap: 16px;
  & > .figures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
    gap: 12px;
  }
  & .figure {
    display: grid;
    gap: 4px;
    align-content: start;
    justify-items: start;
    & > :first-child {
      width: 100%;
    }
    & > .doubt {
      color: var(--tsu-warning-text);
      font-size: var(--tsu-text-xs);
    }
  }
  & > .foot {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
  }
  & > .past {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 12px 0 0;
    border-top: 1px solid var(--tsu-border);
    font-size: var(--tsu-text-sm);
    list-style: none;
    & > li {
      display: grid;
      overflow-wrap: anywhere;
    }
    & .by {
      color: var(--tsu-text-muted);
    }
  }
`;

const sources = [
  { value: "manual", label: "自社で確認した数値" },
  { value: "creator", label: "クリエイターから受け取った数値" },
];

/** Null: what a person wrote is taken back. */
type Typed = Partial<Record<MetricField, number | null>>;

/** A figure as it was typed, and why it is none. */
interface FigureText {
  readonly text: string;
  readonly problem: string | undefined;
}

export interface PostFiguresFormProps {
  /** 数値を入れる投稿。今の値を欄ごとに示します。 */
  post: ProjectPost;
  /** これまでの手入力。新しい順です。 */
  entries?: readonly FigureEntry[];
  /** 数値を証明する画像の欄。送信はアプリがします。 */
  evidence?: ReactNode;
  /** 送った画像の uid。保存のときにいっしょに渡ります。 */
  screenshotUid?: string | undefined;
  /** 保存中。 */
  loading?: boolean;
  /** 保存できなかったわけ。 */
  error?: string | undefined;
  /** サーバーの答えの `fields`。欄ごとに出します。 */
  fields?: FieldErrors | undefined;
  /** 数値が 1 つ以上あり、計測日を入れて保存したとき。 */
  onSubmit: (body: PostFiguresBody) => void;
  /** 「キャンセル」を押したとき。 */
  onCancel: () => void;
  /** 保存していない数値ができたとき、なくなったとき。 */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** Figures that a person read or takes back, with the day, where they come from, and the picture that shows them. */
export function PostFiguresForm(props: PostFiguresFormProps) {
  const { post, entries = [], evidence, screenshotUid, loading = false, error, fields = {} } = props;
  const { onDirtyChange } = props;
  const today = dayKey(useNow());
  const [figures, setFigures] = useState<Typed>({});
  const [texts, setTexts] = useState<Partial<Record<MetricField, string>>>({});
  const [problems, setProblems] = useState<Partial<Record<MetricField, string>>>({});
  const [day, setDay] = useState<string | null>(today);
  const [dayProblem, setDayProblem] = useState<string>();
  const [source, setSource] = useState<"manual" | "creator">("creator");
  /** Of the last save: what is wrong as a whole, and whether it went to the server at all. */
  const [isEmpty, setEmpty] = useState(false);
  const [isKeptHere, setKeptHere] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { root, rest } = useFirstError<HTMLFormElement>(attempt);

  const isDirty = Object.keys(figures).length > 0 || Object.values(problems).some(Boolean);
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  const type = (
    field: MetricField,
    value: number | null | undefined,
    { text, problem: why }: FigureText = { text: "", problem: undefined },
  ) => {
    rest();
    setEmpty(false);
    const { [field]: _figure, ...others } = figures;
    setFigures(typeof value === "number" ? Object.assign(others, { [field]: value }) : others);
    setProblems(Object.assign({}, problems, { [field]: why }));
    setTexts(Object.assign({}, texts, { [field]: text }));
  };
  const takeBack = (field: MetricField, isTaken: boolean) => {
    type(field, undefined);
    if (isTaken) setFigures({ ...figures, [field]: null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setAttempt(attempt + 1);
    const wrong = Object.values(problems).some(Boolean);
    const blank = !wrong && Object.keys(figures).length === 0;
    const wrongDay =
      dayProblem ?? (day ? undefined : "計測日が入力されていません。数値を確認した日を入力してください。");
    const stays = wrong || blank || wrongDay !== undefined;
    setEmpty(blank);
    setDayProblem(wrongDay);
    setKeptHere(stays);
    if (!stays && day) props.onSubmit({ measured_on: day, figures, source, screenshot_uid: screenshotUid });
  };
  const asWould = Object.fromEntries(
    metricFields.map((field) => [field, field in figures ? figures[field] : measured(post.metrics[field])]),
  );
  const doubtOf = (field: MetricField) => {
    const value = problems[field] ? null : figures[field];
    const text = texts[field] ?? "";
    return value == null ? null : figureDoubt({ field, value, text }, asWould, measured(post.metrics[field]));
  };
  // What the server said of the save before is not what is wrong now.
  const serverFields = isKeptHere ? {} : fields;
  const shownError = isEmpty
    ? "数値が入力されていません。1つ以上入力してください。"
    : isKeptHere
      ? undefined
      : error;

  return (
    <Root ref={root} noValidate onSubmit={submit}>
      {shownError && <Banner tone="danger">{shownError}</Banner>}
      <div className="figures">
        {metricFields.map((field, index) => {
          const now = post.metrics[field];
          const label = metricFieldLabels[field];
          const isTaken = figures[field] === null;
          const doubt = doubtOf(field);
          return (
            <div key={field} className="figure">
              <FormField
                label={label}
                hint={isTaken ? "保存すると取り消し、未計測に戻します" : nowWords(now)}
                error={problems[field] ?? serverFields[`figures.${field}`]}
              >
                <NumberField
                  unit=""
                  min={0}
                  max={999_999_999_999}
                  data-first-error={isEmpty && index === 0 ? "" : undefined}
                  // A text that cannot be read goes when the figure is taken back.
                  value={figures[field] ?? (problems[field] ? Number.NaN : null)}
                  onValueChange={(value, typed) => type(field, value, typed)}
                />
              </FormField>
              {doubt && (
                <p className="doubt" role="status">
                  {doubt}
                </p>
              )}
              {now && isByHand(now) && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`${label}の${isTaken ? "取り消しをやめる" : "数値を取り消す"}`}
                  onClick={() => takeBack(field, !isTaken)}
                >
                  {isTaken ? "取り消しをやめる" : "取り消す"}
                </Button>
              )}
            </div>
          );
        })}
      </div>
      <FormField
        label="計測日"
        requirement="required"
        hint="数値を確認した日"
        error={dayProblem ?? serverFields.measured_on}
      >
        <DateField
          max={today}
          value={day}
          onValueChange={(value, typed) => {
            rest();
            setDay(value === undefined ? typed.text : value);
            setDayProblem(typed.problem);
          }}
        />
      </FormField>
      <RadioGroup
        label="数値の出所"
        options={sources}
        value={source}
        onValueChange={(value) => setSource(value === "creator" ? "creator" : "manual")}
      />
      {evidence}
      <div className="foot">
        <Button onClick={props.onCancel}>キャンセル</Button>
        <Button type="submit" variant="primary" loading={loading}>
          数値を保存
        </Button>
      </div>
      {entries.length > 0 && <PastFigures entries={entries} />}
    </Root>
  );
}

type Figure = NonNullable<ProjectPost["metrics"][MetricField]>;

/** What a platform measured is not ours to take away. */
const isByHand = ({ source }: Figure) => source === "manual" || source === "creator";

/** A sample is nothing that a measured figure could contradict. */
const measured = (now: Figure | null | undefined) => (now?.source === "sandbox" ? undefined : now?.value);

const nowWords = (now: Figure | null | undefined) =>
  now ? `今: ${formatInteger(now.value)}（${metricSourceLabels[now.source]}）` : "未計測";

const figuresOf = ({ figures }: FigureEntry): string =>
  metricFields
    .flatMap((field) => {
      const value = figures[field];
      if (value === undefined) return [];
      return `${metricFieldLabels[field]} ${value === null ? "取り消し" : formatInteger(value)}`;
    })
    .join("、");

const PastFigures = ({ entries }: { entries: readonly FigureEntry[] }) => (
  <ul className="past" aria-label="これまでの手入力">
    {entries.map((entry) => (
      <li key={entry.uid}>
        <span>
          {formatDay(entry.measured_on)}時点　{figuresOf(entry)}　
          {entry.screenshot && (
            <Link href={entry.screenshot.url} external>
              スクリーンショット
            </Link>
          )}
        </span>
        <span className="by">
          {metricSourceLabels[entry.source]}・{entry.entered_by.name}・{formatDateTime(entry.entered_at)}
        </span>
      </li>
    ))}
  </ul>
);
