import { render, screen } from "@testing-library/react";
import {
  type Field,
  fieldWords,
  managedCreatorFields,
  ownNames,
  relationshipStageLabels,
  relationshipStages,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { sampleCreator } from "../../testing/samples.ts";
import { creatorColumns } from "../CreatorTable/creatorColumns.tsx";
import { CreatorProfile } from "./CreatorProfile.tsx";

/** The name they go by is the heading of the screen around it, and a picture says nothing in words. */
const ELSEWHERE = ["display_name", "image", "accounts", "custom_values"];

const isText = (name: string) => {
  const field: Field = managedCreatorFields[name as keyof typeof managedCreatorFields];
  return ["text", "multiline", "phone"].includes(field.kind);
};

it("shows every field of a record", () => {
  const names = ownNames(managedCreatorFields);
  const words = Object.fromEntries(names.filter(isText).map((name) => [name, `canary-${name}`]));
  const creator = { ...sampleCreator(0), ...words, secondary_use_until: "2027-03-31" };
  const { container } = render(<CreatorProfile creator={creator} />);
  const shown = container.textContent ?? "";
  const missing = names.filter((name) => {
    const said = name === "accounts" ? "" : fieldWords(managedCreatorFields[name], creator[name]);
    const parts = managedCreatorFields[name].kind === "tags" ? creator.tags : [said];
    return !ELSEWHERE.includes(name) && !parts.every((part) => part !== "" && shown.includes(part));
  });
  expect(missing).toEqual([]);
});

const toneOf = (word: string) => screen.getByText(word).closest<HTMLElement>("[data-tone]")?.dataset.tone;

it("gives the relation and the genres the colours that they have in the list", () => {
  const column = creatorColumns({}).find(({ key }) => key === "stage");
  for (const stage of relationshipStages) {
    const creator = { ...sampleCreator(0), stage, updated_at: "2026-11-20T00:00:00.000Z" };
    const profile = render(<CreatorProfile creator={creator} />);
    const tones = [relationshipStageLabels[stage], creator.genres[0]?.name ?? ""].map(toneOf);
    profile.unmount();
    const listed = render(<div>{column?.cell?.(creator)}</div>);
    expect(tones).toEqual([toneOf(relationshipStageLabels[stage]), "info"]);
    listed.unmount();
  }
});

it("shows the company's own fields in words, and those that hold nothing by name", () => {
  const options = [{ uid: "o1", label: "締結済み" }];
  const customFields = [
    { uid: "f1", label: "契約書", type: "select" as const, options },
    { uid: "f2", label: "靴のサイズ", type: "number" as const, options: [] },
  ];
  const creator = { ...sampleCreator(0), custom_values: { f1: "o1" } };
  const { container } = render(<CreatorProfile creator={creator} customFields={customFields} />);
  expect(container.textContent).toContain("契約書締結済み");
  expect(container.textContent).toContain("靴のサイズ");
});
