import type { OpenCreator } from "@tsumugi/contract";
import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  CompactNumber,
  type LinkElement,
  linked,
  RelativeTime,
  type Selection,
  Sparkline,
  useIsSelected,
} from "@tsumugi/ui";
import { MISSING } from "@tsumugi/ui/format";
import { handleWords } from "../../shared/handleWords.ts";
import { PlatformIcon } from "../../shared/PlatformIcon.tsx";
import { Engagement } from "../Engagement.tsx";
import { formatFeeBand, invoiceWord } from "../feeBand.ts";

export interface OpenCreatorCardProps {
  creator: OpenCreator;
  link?: LinkElement;
  selection?: Selection;
  onAdd?: () => void;
  adding?: boolean;
}

function Choose({ creator, selection }: { creator: OpenCreator; selection: Selection }) {
  const isChosen = useIsSelected(selection, creator.uid);
  return (
    <Checkbox
      aria-label={`${creator.name}を選択`}
      checked={isChosen}
      onChange={(event) => selection.set([creator.uid], event.target.checked)}
    />
  );
}

/** One open creator of the list: who, reach, how people react, what it costs, and the way into the own records. */
export function OpenCreatorCard({ creator, link, selection, onAdd, adding = false }: OpenCreatorCardProps) {
  const words = creator.genres.map(({ name }) => name);
  const shown = words.slice(0, 2);
  return (
    <>
      <div className="who">
        <Avatar name={creator.name} image={creator.image} size="lg" />
        <div className="names">
          <h3>{linked(link, creator.name)}</h3>
          <p className="sub">
            {creator.area || "地域未登録"}
            {creator.last_posted_at && (
              <>
                ・最終投稿 <RelativeTime value={creator.last_posted_at} />
              </>
            )}
          </p>
        </div>
        {selection && <Choose creator={creator} selection={selection} />}
      </div>
      <p className="bio">{creator.bio}</p>
      <ul className="accounts" aria-label="SNSアカウント">
        {creator.accounts.map((account) => (
          <li key={`${account.platform}/${account.handle}`} title={handleWords(account)}>
            <PlatformIcon platform={account.platform} size={15} />
            <CompactNumber value={account.follower_count} unit="人" />
          </li>
        ))}
        {creator.accounts.length === 0 && <li>SNSアカウント未登録</li>}
      </ul>
      <dl className="figures">
        <div>
          <dt>反応率</dt>
          <dd>
            <Engagement creator={creator} />
          </dd>
        </div>
        <div>
          <dt>フォロワー計</dt>
          <dd className="sum">
            <CompactNumber value={creator.follower_count} unit="人" />
            <Sparkline
              label={`${creator.name}のフォロワーの推移`}
              values={creator.follower_trend}
              // With 「193.0万人」 beside it, on one line also in the narrowest card.
              width={52}
              height={22}
            />
          </dd>
        </div>
        <div>
          <dt>報酬の目安</dt>
          <dd className="tsu-num">{formatFeeBand(creator.fee_band) ?? MISSING}</dd>
        </div>
        <div>
          <dt>インボイス登録</dt>
          <dd>{invoiceWord(creator.invoice_registered)}</dd>
        </div>
      </dl>
      <div className="end">
        <span className="words" title={words.join("、")}>
          {shown.map((word) => (
            <Badge key={word} tone="info">
              {word}
            </Badge>
          ))}
          {words.length > shown.length && <small>ほか{words.length - shown.length}</small>}
        </span>
        {creator.managed ? (
          <Badge tone="success" icon="check">
            追加済み
          </Badge>
        ) : (
          onAdd && (
            <Button
              size="sm"
              icon="plus"
              aria-label={`${creator.name}を追加する`}
              loading={adding}
              onClick={onAdd}
            >
              追加する
            </Button>
          )
        )}
      </div>
    </>
  );
}
