import {
  type CustomFieldLook,
  customFieldOf,
  fieldWords,
  managedCreatorFields,
  type OwnKey,
} from "@tsumugi/contract";
import { Avatar, Badge, Card, DescriptionList, Link, Money, Person, Tag } from "@tsumugi/ui";
import { formatDay } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { AccountList, type AccountListProps } from "../AccountList/AccountList.tsx";
import { StageBadge } from "../CreatorTable/StageBadge.tsx";
import type { CreatorRowLook } from "../creators.types.ts";
import { TermBadges } from "../TermBadges/TermBadges.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: 20px;
  align-items: start;
  & > .main,
  & > .side {
    display: grid;
    gap: 20px;
    min-width: 0;
  }
  & .who {
    display: flex;
    gap: 18px;
    align-items: center;
    margin-bottom: 18px;
  }
  & .who > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .who .name {
    font-size: var(--tsu-text-lg);
    font-weight: 650;
    line-height: 1.4;
  }
  & .connection {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-top: 14px;
    padding-top: 14px;
    border-top: 1px solid var(--tsu-border);
  }
  & .registered {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
  }
  & .badges {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 6px;
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 640px) {
    & .who {
      align-items: start;
      gap: 12px;
    }
  }
`;

export type CreatorProfileLook = Omit<CreatorRowLook, "updated_at">;

const labels = managedCreatorFields;

type SaidField = Exclude<
  OwnKey<typeof managedCreatorFields>,
  "accounts" | "genres" | "tags" | "image" | "custom_values"
>;

const NO_FIELDS: readonly CustomFieldLook[] = [];

export interface CreatorProfileProps {
  /** 自社で持っているクリエイターの記録。 */
  creator: CreatorProfileLook;
  /** 取引条件の下に足すカード。案件や報酬など。 */
  main?: ReactNode;
  /** 動きの上に足すカード。 */
  aside?: ReactNode;
  /** これまでの動き。ほかのすべての下に出します。 */
  timeline?: ReactNode;
  /** それぞれのアカウントの下に出す、いま SNS にある数値。 */
  live?: AccountListProps["live"];
  /** 公開プロフィールとの連携についてのボタン。 */
  connection?: ReactNode;
  /** 自社の項目。画面に出る順に渡します。 */
  customFields?: readonly CustomFieldLook[];
}

/** A field under its own name, in words. */
const item = (creator: CreatorProfileLook, name: SaidField) => ({
  term: managedCreatorFields[name].label,
  description: fieldWords(managedCreatorFields[name], creator[name]),
});

/** All that the company keeps about one creator. The name they go by is the heading of the screen around it. */
export function CreatorProfile(props: CreatorProfileProps) {
  const { creator, main, aside, timeline, live, connection, customFields = NO_FIELDS } = props;
  return (
    <Root>
      <div className="main">
        <Card>
          <div className="who">
            <Avatar name={creator.display_name} image={creator.image} size="xl" />
            <div>
              {creator.real_name && <div className="name">{creator.real_name}</div>}
              {creator.kana && <div className="tsu-muted">{creator.kana}</div>}
              <div className="badges">
                <StageBadge stage={creator.stage} />
                {creator.creator && (
                  <Badge tone="success" icon="link">
                    公開プロフィールと同期
                  </Badge>
                )}
                <TermBadges creator={creator} />
                {creator.genres.map((genre) => (
                  <Badge key={genre.uid} tone="info">
                    {genre.name}
                  </Badge>
                ))}
                {creator.tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </div>
            </div>
          </div>
          <AccountList accounts={creator.accounts} live={live} editable={!creator.archived_at} />
          {connection && <div className="connection">{connection}</div>}
        </Card>
        <Card title="連絡先">
          <DescriptionList
            items={[
              {
                term: labels.email.label,
                description: creator.email && <Link href={`mailto:${creator.email}`}>{creator.email}</Link>,
              },
              item(creator, "phone"),
              item(creator, "agency"),
              {
                term: labels.address.label,
                description: [creator.postal_code && `〒${creator.postal_code}`, creator.address]
                  .filter(Boolean)
                  .join(" "),
              },
            ]}
          />
        </Card>
        <Card title="取引条件">
          <DescriptionList
            items={[
              {
                term: labels.last_fee.label,
                description: <Money value={creator.last_fee} tax="excluded" />,
              },
              item(creator, "entity_type"),
              item(creator, "withholding_default"),
              item(creator, "invoice_registration_number"),
              item(creator, "invoice_checked_on"),
              item(creator, "competitor_exclusion_until"),
              item(creator, "secondary_use_until"),
              {
                term: labels.owner.label,
                description: creator.owner && (
                  <Person name={creator.owner.name} image={creator.owner.image} size="xs" />
                ),
              },
              {
                term: labels.created_by.label,
                description: (
                  <span className="registered">
                    {creator.created_by ? (
                      <Person name={creator.created_by.name} image={creator.created_by.image} size="xs" />
                    ) : (
                      "記録がありません"
                    )}
                    <span className="tsu-muted">{formatDay(creator.created_at)}</span>
                  </span>
                ),
              },
            ]}
          />
        </Card>
        {customFields.length > 0 && (
          <Card title={labels.custom_values.label}>
            <DescriptionList
              items={customFields.map((field) => ({
                term: field.label,
                description: fieldWords(customFieldOf(field), creator.custom_values[field.uid]),
              }))}
            />
          </Card>
        )}
        {main}
      </div>
      <div className="side">
        <Card title={labels.memo.label}>
          <p style={{ whiteSpace: "pre-wrap" }} className={creator.memo ? undefined : "tsu-muted"}>
            {creator.memo || "まだありません"}
          </p>
        </Card>
        {aside}
        {timeline}
      </div>
    </Root>
  );
}
