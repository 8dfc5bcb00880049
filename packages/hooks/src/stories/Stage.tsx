import type { HttpHandler } from "msw";
import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { createStage, StageContext } from "./createStage.ts";
import { LogPanel } from "./LogPanel.tsx";
import { NetworkControls } from "./NetworkControls.tsx";
import type { Pace } from "./stageClock.ts";
import type { NetworkMode } from "./stageNetwork.ts";

const Root = styled.div`
  display: grid;
  gap: var(--tsu-space-4);
  max-width: 1400px;
  margin-inline: auto;
  & > .lead {
    max-width: 52em;
    color: var(--tsu-text-muted);
    word-break: auto-phrase;
    text-wrap: pretty;
  }
  & > .both {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 500px);
    align-items: start;
    gap: var(--tsu-space-4);
    @media (max-width: 1080px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  & > .both > .screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tsu-space-4);
  }
`;

/** What every story of the shelf can be set to in the controls. */
export interface StageArgs {
  /** 通信のようす */
  readonly network: NetworkMode;
  /** `failing` が何回で終わるか */
  readonly failures: number;
  /** `manual` では時計が止まり、ボタンで次の予定まで進みます */
  readonly pace: Pace;
}

export interface StageProps extends Partial<StageArgs> {
  /** What to look at in this story. */
  readonly lead: ReactNode;
  readonly handlers?: readonly HttpHandler[];
  /** Ways of breaking that make sense here. */
  readonly modes?: readonly NetworkMode[];
  readonly children: ReactNode;
}

const always: readonly NetworkMode[] = ["ok", "slow", "off", "failing", "notFound", "malformed"];

/** A story of a hook: what a screen shows of it, and beside it what happened. */
export function Stage({ pace = "real", ...rest }: StageProps) {
  return <PacedStage key={pace} pace={pace} {...rest} />;
}

function PacedStage({
  lead,
  handlers = [],
  network = "ok",
  failures = Number.POSITIVE_INFINITY,
  pace = "real",
  modes = always,
  children,
}: StageProps) {
  const [stage] = useState(() => {
    const made = createStage(pace, handlers);
    made.network.set(network, failures);
    return made;
  });
  const [set, setSet] = useState({ network, failures });
  useEffect(() => {
    if (set.network === network && set.failures === failures) return;
    setSet({ network, failures });
    stage.network.set(network, failures);
  }, [stage, set, network, failures]);
  return (
    <StageContext value={stage}>
      <Root>
        <p className="lead">{lead}</p>
        <div className="both">
          <div className="screen">
            {modes.length > 0 && <NetworkControls modes={modes} failures={failures} />}
            {children}
          </div>
          <LogPanel />
        </div>
      </Root>
    </StageContext>
  );
}
