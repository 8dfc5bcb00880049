import {
  type AccountValues,
  bodyKeyOf,
  type ClosedPeriod,
  type DatedRate,
  editableNames,
  type FieldKind,
  type Fields,
} from "@tsumugi/contract";

const account: AccountValues = { platform: "instagram", handle: "", follower_count: 0 };
const rate: DatedRate = { from: "", percent: 0 };
const period: ClosedPeriod = { from: "", to: "", name: "" };

/** What the empty form does not show: of which kind the rows of lists are, and what may be empty. */
const samples: Partial<Record<FieldKind, unknown>> = {
  tags: [""],
  choices: [""],
  genres: [""],
  accounts: [account],
  rates: [rate],
  periods: [period],
  member: "",
  day: "",
  yen: 0,
};

/** For `useKeptValues`: a value of every declared field's kind. */
export const formShape = <Values extends object>(fields: Fields, blank: Values): Values => ({
  ...blank,
  ...Object.fromEntries(
    editableNames(fields).flatMap((name) => {
      const { kind } = fields[name] as Fields[string];
      return kind in samples ? [[bodyKeyOf(fields, name), samples[kind]]] : [];
    }),
  ),
});
