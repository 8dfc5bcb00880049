import type { ManagedCreatorValues } from "@tsumugi/contract";
import { Stepper } from "@tsumugi/ui";
import { type Control, useFormState, useWatch } from "react-hook-form";
import { type OutlineKey, outlineStep } from "./creatorFormOutline.ts";

export const sectionId = (key: OutlineKey) => `creator-${key}`;

/** To what is wrong in the section, or to its beginning. */
function goTo(key: OutlineKey): void {
  const section = document.getElementById(sectionId(key));
  const wrong = section?.querySelector<HTMLElement>("[aria-invalid=true]");
  // The beginning of a section below the fold has to come up; a field scrolls by itself.
  if (!wrong) section?.scrollIntoView({ block: "start" });
  (wrong ?? section)?.focus({ preventScroll: !wrong });
}

export interface CreatorFormStepsProps {
  control: Control<ManagedCreatorValues>;
  sections: readonly OutlineKey[];
  /** The section in which one types. */
  current: OutlineKey;
}

/** The outline beside the form. Apart, so that a key draws nothing but this. */
export function CreatorFormSteps({ control, sections, current }: CreatorFormStepsProps) {
  const values = useWatch({ control });
  const { errors } = useFormState({ control });
  return (
    <nav className="outline" aria-label="入力の目次">
      <Stepper
        label="入力の目次"
        direction="column"
        steps={sections.map((key) => outlineStep(key, values as Partial<ManagedCreatorValues>, errors))}
        current={sections.indexOf(current)}
        onStepSelect={(index) => {
          const key = sections[index];
          if (key) goTo(key);
        }}
      />
    </nav>
  );
}
