import type { ReactElement } from "react";
import { CountBadge } from "../../src/components/Badge/CountBadge.tsx";
import { icons } from "../../src/components/Icon/icons.ts";
import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  CompactNumber,
  FormField,
  Icon,
  IconButton,
  Link,
  Money,
  Person,
  Radio,
  RelativeTime,
  Select,
  Skeleton,
  Spinner,
  Switch,
  Tag,
  TextArea,
  TextField,
} from "../../src/index.ts";
import { NOW } from "./plainFormat.ts";
import * as plain from "./plainLeaves.tsx";

/** One component beside its baseline. `step` is 0 when mounted and differs after each update. */
interface Leaf {
  ours: (index: number, step: number) => ReactElement;
  plain: (index: number, step: number) => ReactElement;
}

const noop = () => {};
const options = ["新規", "連絡中", "契約中", "休止"].map((label, index) => ({ value: `${index}`, label }));
const names = ["佐藤花子", "鈴木一郎", "高橋美咲", "田中蓮", "渡辺葵", "山本陽菜", "中村悠真"];
const nameOf = (index: number) => `${names[index % names.length]}${index}`;
const statuses = [
  ["info", "50", "下書き確認中"],
  ["warning", "20", "打診中"],
  ["success", "100", "完了"],
] as const;
const statusOf = (index: number) => statuses[index % 3] ?? statuses[0];
const toneOf = (index: number) =>
  (["neutral", "info", "success", "warning"] as const)[index % 4] ?? "neutral";
const iconOf = (index: number) => (["edit", "trash", "copy"] as const)[index % 3] ?? "edit";
const variantOf = (index: number) => (["secondary", "primary"] as const)[index % 2] ?? "secondary";
const isOn = (index: number, step: number) => (index + step) % 2 === 0;
const timeOf = (index: number, step: number) => NOW - (index * 17 + step * 61 + 2) * 60_000;
const amountOf = (index: number, step: number) => 1_000 + index * 977 + step * 13;

export const leaves: Record<string, Leaf> = {
  Button: {
    ours: (i, s) => (
      <Button key={i} variant={variantOf(i)} onClick={noop}>
        保存{i + s}
      </Button>
    ),
    plain: (i, s) => (
      <plain.Press key={i} variant={variantOf(i)}>
        保存{i + s}
      </plain.Press>
    ),
  },
  IconButton: {
    ours: (i, s) => <IconButton key={i} icon={iconOf(i + s)} label={`編集${i + s}`} onClick={noop} />,
    plain: (i, s) => <plain.IconPress key={i} path={icons[iconOf(i + s)]} label={`編集${i + s}`} />,
  },
  Link: {
    ours: (i, s) => (
      <Link key={i} href={`/c/${i}`}>
        {nameOf(i + s)}
      </Link>
    ),
    plain: (i, s) => (
      <plain.Anchor key={i} href={`/c/${i}`}>
        {nameOf(i + s)}
      </plain.Anchor>
    ),
  },
  TextField: {
    ours: (i, s) => <TextField key={i} aria-label="名前" value={nameOf(i + s)} onChange={noop} />,
    plain: (i, s) => <plain.Input key={i} label="名前" value={nameOf(i + s)} />,
  },
  TextArea: {
    ours: (i, s) => <TextArea key={i} aria-label="メモ" value={nameOf(i + s)} onChange={noop} />,
    plain: (i, s) => <plain.Area key={i} label="メモ" value={nameOf(i + s)} />,
  },
  "FormField + TextField": {
    ours: (i, s) => (
      <FormField key={i} label="表示名" requirement="required" hint={`${i + s}文字まで`}>
        <TextField value={nameOf(i + s)} onChange={noop} />
      </FormField>
    ),
    plain: (i, s) => <plain.Field key={i} label="表示名" hint={`${i + s}文字まで`} value={nameOf(i + s)} />,
  },
  Checkbox: {
    ours: (i, s) => <Checkbox key={i} label={nameOf(i)} checked={isOn(i, s)} onChange={noop} />,
    plain: (i, s) => <plain.Box key={i} type="checkbox" label={nameOf(i)} checked={isOn(i, s)} />,
  },
  "Checkbox of a row": {
    ours: (i, s) => <Checkbox key={i} aria-label={nameOf(i)} checked={isOn(i, s)} onChange={noop} />,
    plain: (i, s) => <plain.BareBox key={i} label={nameOf(i)} checked={isOn(i, s)} />,
  },
  Radio: {
    ours: (i, s) => <Radio key={i} label={nameOf(i)} checked={isOn(i, s)} onChange={noop} />,
    plain: (i, s) => <plain.Box key={i} type="radio" label={nameOf(i)} checked={isOn(i, s)} />,
  },
  Switch: {
    ours: (i, s) => <Switch key={i} label={nameOf(i)} checked={isOn(i, s)} onChange={noop} />,
    plain: (i, s) => <plain.Box key={i} type="checkbox" isSwitch label={nameOf(i)} checked={isOn(i, s)} />,
  },
  Select: {
    ours: (i, s) => (
      <Select key={i} aria-label="関係" options={options} value={`${(i + s) % 4}`} onChange={noop} />
    ),
    plain: (i, s) => (
      <plain.List key={i} label="関係" options={options} value={`${(i + s) % 4}`} path={icons.chevronDown} />
    ),
  },
  Badge: {
    ours: (i, s) => (
      <Badge key={i} tone={toneOf(i + s)}>
        {nameOf(i + s)}
      </Badge>
    ),
    plain: (i, s) => (
      <plain.Label key={i} tone={toneOf(i + s)}>
        {nameOf(i + s)}
      </plain.Label>
    ),
  },
  "Badge with a ring": {
    ours: (i, s) => {
      const [tone, ring, label] = statusOf(i + s);
      return (
        <Badge key={i} tone={tone} ring={ring}>
          {label}
        </Badge>
      );
    },
    plain: (i, s) => {
      const [tone, ring, label] = statusOf(i + s);
      return <plain.Status key={i} tone={tone} ring={ring} label={label} />;
    },
  },
  CountBadge: {
    ours: (i, s) => <CountBadge key={i} count={((i + s) % 120) + 1} />,
    plain: (i, s) => <plain.Count key={i} count={((i + s) % 120) + 1} />,
  },
  Tag: {
    ours: (i, s) => <Tag key={i}>{nameOf(i + s)}</Tag>,
    plain: (i, s) => <plain.Word key={i}>{nameOf(i + s)}</plain.Word>,
  },
  Avatar: {
    ours: (i, s) => <Avatar key={i} name={nameOf(i + s)} />,
    plain: (i, s) => <plain.Face key={i} name={nameOf(i + s)} />,
  },
  Person: {
    ours: (i, s) => <Person key={i} name={nameOf(i + s)} sub="美容" link={<a href={`/c/${i}`} />} />,
    plain: (i, s) => <plain.Who key={i} name={nameOf(i + s)} sub="美容" href={`/c/${i}`} />,
  },
  RelativeTime: {
    ours: (i, s) => <RelativeTime key={i} value={timeOf(i, s)} />,
    plain: (i, s) => <plain.When key={i} value={timeOf(i, s)} />,
  },
  Money: {
    ours: (i, s) => <Money key={i} value={amountOf(i, s)} />,
    plain: (i, s) => <plain.Yen key={i} value={amountOf(i, s)} />,
  },
  CompactNumber: {
    ours: (i, s) => <CompactNumber key={i} value={amountOf(i, s)} unit="人" />,
    plain: (i, s) => <plain.Short key={i} value={amountOf(i, s)} unit="人" />,
  },
  Icon: {
    ours: (i, s) => <Icon key={i} name={iconOf(i + s)} />,
    plain: (i, s) => <plain.Svg key={i} path={icons[iconOf(i + s)]} />,
  },
  Spinner: {
    ours: (i, s) => <Spinner key={i} label={`読み込み中${i + s}`} />,
    plain: (i, s) => <plain.Turning key={i} label={`読み込み中${i + s}`} />,
  },
  Skeleton: {
    ours: (i, s) => <Skeleton key={i} width={`${40 + ((i + s) % 50)}%`} />,
    plain: (i, s) => <plain.Place key={i} width={`${40 + ((i + s) % 50)}%`} />,
  },
};
