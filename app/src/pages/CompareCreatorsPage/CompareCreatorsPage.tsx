import { useCreators, useCurrentUser } from "@tsumugi/hooks";
import { COMPARE_LIMIT, CompareCreators, CompareSheet } from "@tsumugi/patterns";
import { Banner, Breadcrumbs, Button, EmptyState, formatDay, PageHeader, Stack, useNow } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { FeatureGuard } from "../../shared/FeatureGuard.tsx";
import { ListBody } from "../../shared/ListBody.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { comparedUids } from "./comparedUids.ts";

const toSearch = (
  <Button asChild icon="search">
    <Link to={paths.creatorSearch.getHref()}>クリエイター検索へ</Link>
  </Button>
);

/** Those of the address, in the order in which they were chosen, whatever the order of the answer. */
function useCompared() {
  const url = useUrlState();
  const { hasFeature } = usePermissions();
  const uids = comparedUids(url.get("ids"));
  const asked = uids.length > 0 && hasFeature("creator_search");
  const list = useCreators(asked ? { uid: uids, limit: COMPARE_LIMIT } : null);
  const creators = uids.flatMap((uid) => list.creators.find((one) => one.uid === uid) ?? []);
  return { url, uids, list, creators, onPaper: url.get("view") === "print" };
}

function Comparison({ url, uids, list, creators, onPaper }: ReturnType<typeof useCompared>) {
  const { company } = useCurrentUser();
  const now = useNow();
  const missing = uids.length - creators.length;

  if (uids.length === 0)
    return (
      <EmptyState title="比べるクリエイターがいません" actions={toSearch}>
        検索の結果から2〜{COMPARE_LIMIT}名を選んでください。
      </EmptyState>
    );
  if (list.isLoading) return <PageSkeleton />;
  if (creators.length === 0 && !list.error)
    return (
      <EmptyState kind="noMatch" title="比べられるクリエイターがいません" actions={toSearch}>
        選んだクリエイターは公開をやめたか、削除されています。検索から選び直してください。
      </EmptyState>
    );
  return (
    <ListBody error={list.error} hasRows={creators.length > 0} onRetry={list.refresh}>
      <Stack>
        {missing > 0 && (
          <Banner tone="warning">
            選んだうち{missing}名は公開をやめたか、削除されています。残りの{creators.length}名を比べています。
          </Banner>
        )}
        {onPaper ? (
          <CompareSheet
            creators={creators}
            footer={[company?.name, formatDay(now)].filter(Boolean).join(" ")}
            actions={<Button onClick={() => url.set({ view: null })}>画面に戻る</Button>}
          />
        ) : (
          <CompareCreators
            creators={creators}
            linkTo={({ uid }) => <Link to={paths.openCreator.getHref(uid)} />}
            onRemove={({ uid }) => url.set({ ids: uids.filter((other) => other !== uid).join(",") })}
          />
        )}
      </Stack>
    </ListBody>
  );
}

export function CompareCreatorsPage() {
  usePageTitle("クリエイターの比較");
  const compared = useCompared();
  const { url, creators, onPaper } = compared;
  return (
    <>
      <PageHeader
        title="クリエイターの比較"
        actions={
          creators.length > 0 &&
          !onPaper && (
            <Button icon="document" onClick={() => url.set({ view: "print" }, { push: true })}>
              A4で印刷する
            </Button>
          )
        }
        lead={`公開プロフィールの数値を並べて比べます（${COMPARE_LIMIT}名まで）`}
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="search" to={paths.creatorSearch.getHref()}>
                クリエイター検索
              </Link>,
              "比較",
            ]}
          />
        }
      />
      <FeatureGuard feature="creator_search">
        <Comparison {...compared} />
      </FeatureGuard>
    </>
  );
}
