import * as contract from "@tsumugi/contract";
import * as ui from "@tsumugi/patterns";
import { describe, expect, it } from "vitest";

type Labels = Readonly<Record<string, string>>;

const phases = Object.fromEntries(ui.jobPhases.map((phase) => [phase, ui.jobPhaseLabels[phase]]));
const statuses = Object.fromEntries(
  Object.entries(ui.jobStatuses).map(([status, { label }]) => [status, label]),
);

/** What ui repeats, because it imports no other package, beside what the contract says. */
const pairs: readonly (readonly [string, drawn: Labels, agreed: Labels])[] = [
  ["job statuses", statuses, contract.jobStatusLabels],
  ["phases", phases, contract.jobPhaseLabels],
  ["relationship stages", ui.stageNames, contract.relationshipStageLabels],
  ["individual and corporation", ui.entityNames, contract.entityTypeLabels],
  ["platforms", ui.platformNames, contract.platformLabels],
  ["media types", ui.mediaNames, contract.mediaTypeLabels],
  ["figures", ui.metricNames, contract.metricFieldLabels],
  ["sources of figures", ui.sourceNames, contract.metricSourceLabels],
  ["results of the PR check", ui.prCheckNames, contract.prCheckStatusLabels],
  ["confirmations of a notice", ui.confirmationNames, contract.noticeConfirmationLabels],
  ["deadlines", ui.deadlineNames, contract.deadlineKindLabels],
  ["roles", ui.roleNames, contract.roleLabels],
  ["plans", ui.planNames, contract.planLabels],
  ["features", ui.featureNames, contract.featureLabels],
  ["states of a contract", ui.contractStateNames, contract.contractStateLabels],
  ["channels of notifications", ui.notificationChannelNames, contract.notificationChannelLabels],
  ["states of a reply link", ui.replyLinkStateNames, contract.replyLinkStateLabels],
  ["groups of a timeline", ui.timelineGroupNames, { all: "すべて", ...contract.timelineGroupLabels }],
  ["roundings of tax", ui.taxRoundingNames, contract.taxRoundingLabels],
];

describe("what the screen calls a code", () => {
  it.each(pairs)("is for %s what the API calls it, in the same order", (_, drawn, agreed) => {
    expect(Object.keys(agreed)).not.toEqual([]);
    expect(Object.entries(drawn)).toEqual(Object.entries(agreed));
  });

  it("puts every job status into the same phase", () => {
    const drawn = contract.jobStatuses.map((status) => [status, ui.jobStatuses[status].phase]);
    expect(drawn).toEqual(contract.jobStatuses.map((status) => [status, contract.phaseOf(status)]));
  });

  it("is compared for every table of words that ui offers", () => {
    const isLabels = (value: unknown): value is Labels =>
      typeof value === "object" &&
      value !== null &&
      Object.values(value).length > 0 &&
      Object.values(value).every(
        (word) => typeof word === "string" && /[\u3040-\u30ff\u4e00-\u9fff]/.test(word),
      );
    const compared = new Set<Labels>([...pairs.map(([, drawn]) => drawn), ui.jobPhaseLabels]);
    const alone = Object.entries(ui).flatMap(([name, value]) =>
      !Array.isArray(value) && isLabels(value) && !compared.has(value) ? [name] : [],
    );
    expect(alone).toEqual([]);
  });
});
