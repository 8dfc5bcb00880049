import type { DuplicatePair } from "@tsumugi/contract";
import { useDecideDuplicatePair, useDuplicatePairs } from "@tsumugi/hooks";
import { Button, LoadMore, toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { part } from "../../shared/part.tsx";

const dialogs = () => import("../../managed-creators/duplicateDialogs.ts");
const DuplicatePairsDialog = part(async () => (await dialogs()).DuplicatePairsDialog);
const MergeCreator = part(async () => (await dialogs()).MergeCreator);

/** How many pairs of records may be one person, and the way to merge them or to say that they are two. */
export function CreatorDuplicates() {
  const list = useDuplicatePairs();
  const { decideDuplicatePair, isSubmitting, error } = useDecideDuplicatePair();
  const [isOpen, setOpen] = useState(false);
  const [merged, setMerged] = useState<DuplicatePair>();
  const { total = 0, duplicatePairs } = list;

  const keepApart = async ({ left, right }: DuplicatePair) => {
    try {
      await decideDuplicatePair(left.uid, right.uid, true);
    } catch {
      return;
    }
    toast.success(`「${left.display_name}」と「${right.display_name}」を別人にしました`);
  };

  const problem = error ?? list.error;
  if (merged)
    return (
      <MergeCreator
        creator={merged.left}
        sameAs={merged.right}
        onClose={() => setMerged(undefined)}
        onMerged={() => setMerged(undefined)}
      />
    );
  return (
    <>
      {/* Also before they are counted: a button that comes later moves a phone's whole list down by a line of buttons. */}
      <Button icon="copy" onClick={() => setOpen(true)}>
        重複の候補{total > 0 && `（${total}）`}
      </Button>
      {isOpen && (
        <DuplicatePairsDialog
          pairs={duplicatePairs}
          onMerge={setMerged}
          onDifferent={(pair) => void keepApart(pair)}
          deciding={isSubmitting}
          loading={list.isLoading}
          error={problem && fullMessageOf(problem)}
          onClose={() => setOpen(false)}
          more={
            <LoadMore
              shown={duplicatePairs.length}
              total={total}
              hasMore={list.hasMore}
              loading={list.isLoadingMore}
              onLoadMore={list.loadMore}
            />
          }
        />
      )}
    </>
  );
}
