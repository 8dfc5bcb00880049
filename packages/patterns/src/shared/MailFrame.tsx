import { useNonce } from "@tsumugi/ui/theme";
import { styled } from "styled-components";
import { withStyleElement } from "./mailStyles.ts";

const Frame = styled.iframe`
  width: 100%;
  height: 420px;
  border: 1px solid var(--tsu-border);
  border-radius: var(--tsu-radius-md);
  /* The mail has colours of its own, whatever the theme. */
  color-scheme: light;
`;

export interface MailFrameProps {
  /** Accessible name. */
  readonly title: string;
  readonly html: string;
}

/** A mail as it will be read. The sandbox runs none of its scripts and follows none of its links. */
export const MailFrame = ({ title, html }: MailFrameProps) => (
  <Frame title={title} sandbox="" srcDoc={withStyleElement(html, useNonce())} />
);
