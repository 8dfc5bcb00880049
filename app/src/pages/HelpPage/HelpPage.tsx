import { Button, Card, DescriptionList, PageHeader, Stack } from "@tsumugi/ui";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { helpTopics, shortcuts } from "./helpTopics.ts";

const tourLinks: Readonly<Record<string, string>> = {
  cms: paths.managedCreators.getHref({ tour: "1" }),
  projectList: paths.projects.getHref({ tour: "1" }),
};

export function HelpPage() {
  usePageTitle("ヘルプ");
  const topic = useUrlState().get("topic");
  useEffect(() => {
    if (topic) document.getElementById(`topic-${topic}`)?.scrollIntoView({ block: "start" });
  }, [topic]);

  return (
    <>
      <PageHeader title="ヘルプ" lead="画面ごとの使い方と、キーボードの操作です" />
      <Stack layout="aside" gap="lg">
        <Stack>
          {helpTopics.map(({ key, title, steps }) => (
            <Card
              key={key}
              id={`topic-${key}`}
              title={title}
              actions={
                tourLinks[key] && (
                  <Button asChild size="sm" icon="play">
                    <Link to={tourLinks[key]}>画面の案内を見る</Link>
                  </Button>
                )
              }
            >
              <Stack gap="sm">
                {steps.map((step, index) => (
                  <p key={step}>
                    {index + 1}. {step}
                  </p>
                ))}
              </Stack>
            </Card>
          ))}
        </Stack>
        <Stack>
          <Card title="キーボード操作">
            <DescriptionList
              layout="rows"
              items={shortcuts.map(({ keys, what }) => ({ term: keys, description: what }))}
            />
          </Card>
          <Card title="困ったときは">
            <p>
              エラーの画面に「お問い合わせ番号」が出ているときは、番号を添えて担当営業にお知らせください。
            </p>
          </Card>
        </Stack>
      </Stack>
    </>
  );
}
