import { useCurrentUser } from "@tsumugi/hooks";
import { Button, Card, DescriptionList, PageHeader, Stack } from "@tsumugi/ui";
import { useEffect } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { OperatorContact } from "../../shared/OperatorContact.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { companyShortcuts, helpTopics, shortcuts } from "./helpTopics.ts";
import { operatorTopics } from "./operatorTopics.ts";

const tourLinks: Readonly<Record<string, string>> = {
  cms: paths.managedCreators.getHref({ tour: "1" }),
  projectList: paths.projects.getHref({ tour: "1" }),
};

/** Each side has its own: only screens, tours and keys that are there for who reads it. */
export function HelpPage() {
  const { company, isOperator } = useCurrentUser();
  const isOfOperator = isOperator && !company;
  const topics = isOfOperator ? operatorTopics : helpTopics;
  const keys = isOfOperator ? shortcuts : [...companyShortcuts, ...shortcuts];
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
          {topics.map(({ key, title, steps }) => (
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
              items={keys.map((shortcut) => ({ term: shortcut.keys, description: shortcut.what }))}
            />
          </Card>
          <Card title="困ったときは">
            <p>
              エラーの画面に「お問い合わせ番号」が出ているときは、番号を添えて
              {isOfOperator ? "システムの管理者" : <OperatorContact />}にお知らせください。
            </p>
          </Card>
        </Stack>
      </Stack>
    </>
  );
}
