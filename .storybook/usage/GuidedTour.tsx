import { GuidedTour } from "@tsumugi/ui";
import { useState } from "react";

export function FirstSteps() {
  const [run, setRun] = useState(true);
  return (
    <GuidedTour
      run={run}
      onEnd={() => setRun(false)}
      steps={[{ target: "[data-tour='projects']", title: "案件", content: "ここから案件を作ります。" }]}
    />
  );
}
