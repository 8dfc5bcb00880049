import { styled } from "styled-components";

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  & > img {
    width: min(200px, 100%);
    border: 1px solid var(--tsu-border);
    /* Scanners need dark modules on a light ground, in the dark theme too. */
    background: white;
  }
  & > p {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    text-align: center;
  }
  & code {
    color: var(--tsu-text);
    letter-spacing: 0.06em;
    user-select: all;
  }
`;

/** For the camera of the authenticator app, and for who sets it up on the same phone. */
export const SecretForApp = ({ qr, secret }: { qr: string; secret: string }) => (
  <Root>
    <img alt="認証アプリで読み取るQRコード" src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`} />
    <p>
      読み取れないときは、認証アプリに次の文字を入力してください。
      <br />
      <code>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
    </p>
  </Root>
);
