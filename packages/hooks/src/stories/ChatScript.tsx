import { Button, Card, Stack } from "@tsumugi/ui";
import { useLine } from "./ChatScope.tsx";
import { useStage, useStored } from "./createStage.ts";
import type { RoomServer } from "./roomServer.ts";

/** Texts of a burst: 「1件目」 … */
const burst = (length: number) => Array.from({ length }, (_, index) => `まとめて ${index + 1}件目`);

/** What may happen to a room: each button is one event of the server or of the line. */
export function ChatScript({ server }: { server: RoomServer }) {
  const { network, log } = useStage();
  const setLine = useLine();
  const isOff = useStored(network.mode) === "off";
  const acts: readonly (readonly [name: string, act: () => void])[] = [
    ["1件届く", () => server.write(["写真を3枚お送りしました"])],
    ["200件まとめて届く", () => server.write(burst(200))],
    ["順番が入れ替わって届く", server.writeOutOfOrder],
    ["最後の1件が書き直される", () => server.editNewest("写真を4枚お送りしました")],
    ["最後の1件が削除される", server.removeNewest],
    ["聞き逃しがある（reset）", () => server.loseEvents(["聞き逃した1件目", "聞き逃した2件目"])],
    ["次の送信を断る", server.refuseNext],
  ];
  return (
    <Card title="起こす">
      <Stack layout="row" gap="sm">
        {acts.map(([name, act]) => (
          <Button
            key={name}
            size="sm"
            onClick={() => {
              log.add({ kind: "act", text: name });
              act();
            }}
          >
            {name}
          </Button>
        ))}
        <Button size="sm" variant="primary" onClick={() => setLine(isOff)}>
          {isOff ? "回線をつなぐ" : "回線を切る"}
        </Button>
      </Stack>
    </Card>
  );
}
