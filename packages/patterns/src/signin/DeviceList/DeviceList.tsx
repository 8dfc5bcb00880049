import type { SignedInDevice } from "@tsumugi/contract";
import { Badge, Button, Icon, RelativeTime, Skeleton } from "@tsumugi/ui";
import { formatDateTime } from "@tsumugi/ui/format";
import { styled } from "styled-components";

const Root = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 12px 0;
  }
  & > li + li {
    border-top: 1px solid var(--tsu-border);
  }
  & .mark {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: var(--tsu-radius-md);
    color: var(--tsu-text-muted);
    background: var(--tsu-sunken);
  }
  & .name {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    overflow-wrap: anywhere;
  }
  & .times {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    word-break: auto-phrase;
  }
  @media (max-width: 480px) {
    & > li > button {
      grid-column: 2 / -1;
      justify-self: start;
    }
  }
`;

export interface DeviceListProps {
  /** サインインしている端末。この端末には印が付き、ここからはサインアウトできません。 */
  devices: readonly SignedInDevice[];
  /** 読み込み中。 */
  loading?: boolean;
  /** ほかの端末の「サインアウト」を押したとき。 */
  onSignOut: (device: SignedInDevice) => void;
  /** サインアウトの処理中の端末の uid。 */
  signingOut?: string;
}

const UNKNOWN = "不明な端末";
const isPhone = (device: string) => /iPhone|iPad|Android/.test(device);

/** Where somebody is signed in. This device cannot be signed out here: that is the menu's サインアウト. */
export function DeviceList({ devices, loading = false, onSignOut, signingOut }: DeviceListProps) {
  if (loading) return <Skeleton shape="block" height={120} />;
  return (
    <Root>
      {devices.map((device) => {
        const name = device.device || UNKNOWN;
        return (
          <li key={device.uid}>
            <span className="mark">
              <Icon name={isPhone(device.device) ? "smartphone" : "monitor"} size={20} />
            </span>
            <div>
              <div className="name">
                <strong>{name}</strong>
                {device.is_current && <Badge tone="success">この端末</Badge>}
              </div>
              <div className="times">
                最後の利用 <RelativeTime value={device.last_used_at} />
                ・サインイン {formatDateTime(device.signed_in_at)}
              </div>
            </div>
            {!device.is_current && (
              <Button
                size="sm"
                loading={signingOut === device.uid}
                aria-label={`${name}をサインアウト`}
                onClick={() => onSignOut(device)}
              >
                サインアウト
              </Button>
            )}
          </li>
        );
      })}
    </Root>
  );
}
