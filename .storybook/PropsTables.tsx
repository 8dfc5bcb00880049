import components from "virtual:component-props";
import { Heading, Source, Unstyled } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { styled } from "styled-components";
import type { ComponentProp, PublicComponent } from "../tools/componentApi/readApi.ts";
import { DocsLook } from "./DocsFrame.tsx";

const usages = import.meta.glob<string>("./usage/**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The usage of the pages of hooks, whose titles say what a hook does. */
const hooks: Readonly<Record<string, string>> = {
  取得と再試行: "useProject",
  一覧とページ送り: "useProjects",
  更新: "useCreateProject",
  チャットの統合: "useComments",
  未読数: "useUnreadCounts",
  サインインと会社の切り替え: "useSession",
};

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  color: var(--tsu-text);
  font: 400 var(--tsu-text-sm) / var(--tsu-leading-body) var(--tsu-font-sans);
  & caption {
    padding: var(--tsu-space-4) 0 var(--tsu-space-2);
    text-align: start;
    font-size: var(--tsu-text-md);
    font-weight: var(--tsu-weight-bold);
  }
  & th,
  & td {
    padding: var(--tsu-space-2) var(--tsu-space-3);
    border-block: 1px solid var(--tsu-border);
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    color: var(--tsu-text-muted);
    font-weight: 400;
  }
  & code {
    font-family: var(--tsu-font-mono, monospace);
    overflow-wrap: anywhere;
  }
  & th[scope="row"] {
    white-space: nowrap;
  }
  & .must {
    margin-inline-start: var(--tsu-space-2);
    color: var(--tsu-text-muted);
    font-weight: 400;
  }
  & td:last-child {
    min-width: 18em;
    word-break: auto-phrase;
  }
  /* Three columns have no room on a phone: the type and what is said stand below the name. */
  @media (max-width: 640px) {
    & thead {
      display: none;
    }
    & tr {
      display: block;
      padding: var(--tsu-space-2) 0;
      border-top: 1px solid var(--tsu-border);
    }
    & :is(th, td) {
      display: block;
      min-width: 0;
      padding: 2px 0;
      border: 0;
    }
  }
`;

/** Comments mark names of code by backticks. */
const withCode = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

const Columns = () => (
  <thead>
    <tr>
      <th scope="col">名前</th>
      <th scope="col">型</th>
      <th scope="col">説明</th>
    </tr>
  </thead>
);

const Rows = ({ props }: { props: readonly ComponentProp[] }) =>
  props.map((prop) => (
    <tr key={prop.name}>
      <th scope="row">
        <code>{prop.name}</code>
        {!prop.optional && <span className="must">必須</span>}
      </th>
      <td>
        <code>{prop.type}</code>
      </td>
      <td>{withCode(prop.description)}</td>
    </tr>
  ));

/** Each once, in the order in which the components speak of them. */
const typesOf = (shown: readonly PublicComponent[]) => [
  ...new Map(shown.flatMap(({ types }) => types.map((type) => [type.name, type]))).values(),
];

/** How the component of a docs page is written, and its own props: of the component, not of what a story draws. */
export default function PropsTables({ storyFile, name }: { storyFile: string; name: string }) {
  const folder = storyFile.replace(/^\.\//, "").replace(/[^/]+$/, "");
  const shown = components.filter(({ file }) => file.startsWith(folder));
  const types = typesOf(shown);
  const isDark = use(DocsLook) === "dark";
  const usage = usages[`./usage/${name in hooks ? `hooks/${hooks[name]}` : name}.tsx`];
  const form = name === "FormField" && usages["./usage/ReactHookForm.tsx"];
  return (
    <>
      {usage && (
        <>
          <Heading>書き方</Heading>
          <Source language="tsx" code={usage} dark={isDark} />
        </>
      )}
      {form && (
        <>
          <Heading>react-hook-form と使う</Heading>
          <Source language="tsx" code={form} dark={isDark} />
        </>
      )}
      {shown.length > 0 && <Heading>props</Heading>}
      <Unstyled>
        {shown.map((component) => (
          <Table key={component.name}>
            <caption>{component.name}</caption>
            <Columns />
            <tbody>
              <Rows props={component.props} />
              {component.native && (
                <tr>
                  <th scope="row">
                    <code>...</code>
                  </th>
                  <td colSpan={2}>
                    描く要素の属性（id・className・data-*・aria-* など）と ref がそのまま渡ります。
                  </td>
                </tr>
              )}
            </tbody>
          </Table>
        ))}
      </Unstyled>
      {types.length > 0 && <Heading>props に出てくる型</Heading>}
      <Unstyled>
        {types.map((type) => (
          <Table key={type.name}>
            <caption>{type.name}</caption>
            {!type.type && <Columns />}
            <tbody>
              {type.type ? (
                <tr>
                  <td>
                    <code>{type.type}</code>
                  </td>
                </tr>
              ) : (
                <Rows props={type.props} />
              )}
            </tbody>
          </Table>
        ))}
      </Unstyled>
    </>
  );
}
