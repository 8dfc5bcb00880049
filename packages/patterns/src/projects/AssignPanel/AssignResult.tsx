import { listed } from "@tsumugi/contract";
import { Banner } from "@tsumugi/ui";
import { styled } from "styled-components";
import type { AssignableCreator, AssignOrder, AssignOutcome } from "./assign.types.ts";

const Root = styled.div`
  display: grid;
  gap: 16px;
  & h3 {
    font-size: var(--tsu-text-md);
    font-weight: 650;
  }
  & p {
    color: var(--tsu-text-muted);
    overflow-wrap: anywhere;
  }
`;

/** An order with what became of it. */
export interface AssignDone {
  outcome: AssignOutcome;
  order: AssignOrder;
  people: readonly AssignableCreator[];
}

/** Whether there is nothing to tell but how many were added. */
export const isPlain = ({ outcome, order }: AssignDone): boolean =>
  order.register.length === 0 && outcome.already.length === 0 && outcome.assignFailure === undefined;

const namesIn = (names: readonly string[]) => listed(names, "名", { most: 30 });

/** After adding: who was added, who was there already, who was registered, and what failed. */
export function AssignResult({ outcome, order, people }: AssignDone) {
  const names = new Map(people.map(({ uid, display_name }) => [uid, display_name]));
  const namesOf = (uids: readonly string[]) => namesIn(uids.map((uid) => names.get(uid) ?? uid));
  const { assigned, already, registered, assignFailure, registerFailure } = outcome;
  const left = order.uids.length - assigned.length - already.length;
  return (
    <Root>
      {assignFailure && (
        <Banner tone="danger" title={`${left}名を追加できませんでした`}>
          {assignFailure}
        </Banner>
      )}
      {registerFailure && (
        <Banner tone="danger" title={`${order.register.length}名を登録できませんでした`}>
          {registerFailure}
        </Banner>
      )}
      {(assignFailure || registerFailure) && (
        <p>選択と入力は残っています。「候補に戻る」から続けられます。</p>
      )}
      {assigned.length > 0 && (
        <section>
          <h3>追加しました（{assigned.length}名）</h3>
          <p>{namesOf(assigned)}</p>
        </section>
      )}
      {registered && registered.made > 0 && (
        <section>
          <h3>登録して追加しました（{registered.made}名）</h3>
          <p>
            {registered.existing === 0
              ? namesIn(order.register.map(({ display_name }) => display_name))
              : "クリエイター管理にも載っています。"}
          </p>
        </section>
      )}
      {registered && registered.existing > 0 && (
        <section>
          <h3>すでに登録されていたため、その人を追加しました（{registered.existing}名）</h3>
          <p>照合のあとに同じアカウントが登録されていました。新しい記録は作っていません。</p>
        </section>
      )}
      {already.length > 0 && (
        <section>
          <h3>すでに案件にいました（{already.length}名）</h3>
          <p>{namesOf(already)}</p>
        </section>
      )}
    </Root>
  );
}
