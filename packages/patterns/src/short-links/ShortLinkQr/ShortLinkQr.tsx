import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  place-items: center;
  gap: 12px;
  & > img {
    width: min(240px, 100%);
    border: 1px solid var(--tsu-border);
    /* Scanners need dark modules on a light ground, in the dark theme too. */
    background: white;
  }
  & > code {
    overflow-wrap: anywhere;
  }
`;

export interface ShortLinkQrProps {
  /** QR コードが表すアドレス。下に文字でも出ます。 */
  address: string;
  /** 描いた QR コード。SVG の文字列です。 */
  svg: string;
}

/** The QR code of a short link above its address. */
export const ShortLinkQr = ({ address, svg }: ShortLinkQrProps) => (
  <Root>
    <img alt={`${address} のQRコード`} src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} />
    <code>{address}</code>
  </Root>
);
