import type { OpenCreator } from "@tsumugi/contract";
import { type CreatorFilter, useCollectCreators } from "@tsumugi/hooks";
import { Button, formatInteger, toast } from "@tsumugi/ui";
import { fullMessageOf } from "../../shared/errors.ts";

/** As many as can be added in one go. */
const MOST = 500;

export interface ChooseAllProps {
  readonly filter: CreatorFilter;
  readonly total: number;
  readonly onChoose: (creators: readonly OpenCreator[]) => void;
}

/** Chooses everybody who matches, listed or not; says so where there are more than can be added at once. */
export function ChooseAll({ filter, total, onChoose }: ChooseAllProps) {
  const { collectCreators, isCollecting } = useCollectCreators();
  const choose = async () => {
    try {
      const found = await collectCreators(filter, MOST);
      onChoose(found.creators);
      const number = formatInteger(found.creators.length);
      if (found.total <= found.creators.length) toast.success(`${number}名を選びました`);
      else
        toast.show(
          `条件に合う${formatInteger(found.total)}名のうち、先頭の${number}名を選びました。一度に追加できるのは${MOST}名までです。`,
        );
    } catch (error) {
      toast.error(fullMessageOf(error));
    }
  };
  return (
    <Button variant="ghost" icon="check" loading={isCollecting} onClick={() => void choose()}>
      {total > MOST ? `先頭の${MOST}名を選ぶ` : `${formatInteger(total)}名すべてを選ぶ`}
    </Button>
  );
}
