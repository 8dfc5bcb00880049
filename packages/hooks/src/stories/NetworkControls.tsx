import { Button, Card, Stack } from "@tsumugi/ui";
import { styled } from "styled-components";
import { useStage, useStored } from "./createStage.ts";
import { inWords } from "./stageClock.ts";
import { type NetworkMode, networkLabels } from "./stageNetwork.ts";

const Modes = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  min-width: 0;
  & > legend {
    float: left;
    margin-inline-end: 6px;
    font-size: var(--tsu-text-sm);
    color: var(--tsu-text-muted);
  }
  & > button[aria-pressed="true"] {
    border-color: var(--tsu-brand-line);
    background: var(--tsu-brand-soft);
    color: var(--tsu-brand-text);
  }
`;

interface NetworkControlsProps {
  /** What this story's network can be. */
  readonly modes: readonly NetworkMode[];
  /** After how many errors `failing` is over. */
  readonly failures: number;
}

/** Buttons that break the network and, where time stands still, the one that lets it go on. */
export function NetworkControls({ modes, failures }: NetworkControlsProps) {
  const { network, clock, log } = useStage();
  const mode = useStored(network.mode);
  const next = useStored(clock.waiting)[0];
  const choose = (one: NetworkMode) => {
    const times = one === "failing" && Number.isFinite(failures) ? `（${failures}回）` : "";
    log.add({ kind: "act", text: `通信: ${networkLabels[one]}${times}` });
    network.set(one, failures);
  };
  return (
    <Card>
      <Stack gap="sm">
        <Modes>
          <legend>通信</legend>
          {modes.map((one) => (
            <Button key={one} size="sm" aria-pressed={one === mode} onClick={() => choose(one)}>
              {networkLabels[one]}
            </Button>
          ))}
        </Modes>
        {clock.pace === "manual" && (
          <Modes>
            <legend>時計</legend>
            <Button size="sm" icon="clock" disabled={!next} onClick={clock.advance}>
              {next ? `進める（${next.what}: ${inWords(next.at - clock.now())}後）` : "待っているものはない"}
            </Button>
          </Modes>
        )}
      </Stack>
    </Card>
  );
}
