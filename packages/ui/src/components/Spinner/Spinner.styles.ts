import { css } from "../../theme/css.ts";

export const feedbackStyles = css`
  @keyframes tsu-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @keyframes tsu-breathe {
    50% {
      opacity: 0.45;
    }
  }
  @keyframes tsu-run {
    to {
      background-position-x: 15px;
    }
  }
  .tsu-spinner {
    display: inline-block;
    flex: none;
    vertical-align: -0.2em;
    & > svg {
      animation: tsu-turn var(--tsu-motion-turn) linear infinite;
    }
  }
  .tsu-skeleton {
    display: block;
    max-width: 100%;
    height: 1em;
    border-radius: var(--tsu-radius-sm);
    background: var(--tsu-skeleton);
    animation: tsu-breathe var(--tsu-motion-breathe) ease-in-out infinite;
    &:has(> svg) {
      height: auto;
    }
    &[data-shape="circle"] {
      width: 36px;
      height: 36px;
      border-radius: 50%;
    }
    &[data-line="long"] {
      width: 92%;
    }
    &[data-line="name"] {
      width: 70%;
    }
    &[data-line="last"] {
      width: 64%;
    }
    &[data-line="middle"] {
      width: 60%;
    }
    &[data-line="half"] {
      width: 55%;
    }
    &[data-line="less"] {
      width: 45%;
    }
    &[data-line="short"] {
      width: 40%;
    }
    &[data-shape="block"] {
      border-radius: var(--tsu-radius-lg);
    }
  }
  .tsu-skeleton-set {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    max-width: 100%;
    &[data-shape="row"] {
      gap: 0;
    }
    &[data-shape="card"] {
      grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
      gap: 16px;
    }
    & > .row {
      display: grid;
      grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
      align-items: center;
      gap: 24px;
      padding: 8px 10px;
      border-bottom: 1px solid var(--tsu-border);
    }
    & > .card > [data-shape="block"] {
      height: 120px;
    }
    & > .card {
      display: grid;
      gap: 14px;
      padding: 16px;
      border: 1px solid var(--tsu-border);
      border-radius: var(--tsu-radius-lg);
      background: var(--tsu-surface);
    }
    & .who {
      display: flex;
      align-items: center;
      gap: 12px;
      & > .tsu-skeleton {
        flex: none;
      }
      & > .lines {
        display: grid;
        gap: 8px;
        flex: 1;
      }
    }
  }
`;
