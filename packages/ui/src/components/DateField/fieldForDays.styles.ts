import { css } from "../../theme/css.ts";
import { sheet } from "../../theme/sheet.tsx";

/** Fields for days and times, before anything is open: a page of buttons does not carry them. */
export const FieldForDaysStyle = sheet(css`
  /* Buttons in a field are centered without translate, because translate would confine their fixed label. */
  .tsu-date {
    position: relative;
    display: block;
    max-width: 13em;
    min-width: 0;
    color: var(--tsu-text-muted);
    container-type: inline-size;
    & > .tsu-field {
      display: block;
      padding-right: 68px;
      font-variant-numeric: tabular-nums;
    }
    & > .weekday {
      position: absolute;
      right: 38px;
      top: 50%;
      translate: 0 -50%;
      pointer-events: none;
      font-size: var(--tsu-text-sm);
    }
    & > .tsu-icon-button {
      position: absolute;
      right: 3px;
      inset-block: 0;
      margin-block: auto;
      height: fit-content;
    }
    @media (max-width: 640px), (pointer: coarse) {
      max-width: 15em;
      & > .tsu-field {
        padding-right: 78px;
      }
      & > .weekday {
        right: 46px;
      }
    }
    /* No digit of a date may be cut, so in a narrow field the weekday is hidden. */
    @container (max-width: 176px) {
      & > .tsu-field:has(~ .tsu-icon-button) {
        padding-right: 40px;
        & ~ .weekday {
          visibility: hidden;
        }
      }
    }
  }
  .tsu-date[data-time] {
    max-width: 17em;
    @media (max-width: 640px), (pointer: coarse) {
      max-width: 20em;
    }
    @container (max-width: 226px) {
      & > .tsu-field {
        padding-right: 40px;
      }
      & > .weekday {
        visibility: hidden;
      }
    }
  }
  .tsu-date-range {
    /* As wide as both ends ask for where its content decides, and no wider than its place: on a phone that is the screen,
       since whatever it stands in asks for its width without asking how wide the place is. */
    container-type: inline-size;
    contain-intrinsic-inline-size: min(28em, 100vw - 4rem);
    max-width: 100%;
    & > .ends {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 4px 6px;
    }
    & .tsu-date {
      flex: 1 1 0;
      min-width: 6.9em;
      max-width: 10em;
    }
    & .tsu-date > .tsu-field {
      padding-right: 36px;
    }
    & .tsu-date > .weekday {
      right: 8px;
    }
    /* Too narrow for one line: the ends stand below each other, equally wide. */
    @container (max-width: 335px) {
      & > .ends {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto auto;
        row-gap: 8px;
        & > .tsu-date {
          grid-column: 1;
          max-width: none;
        }
        /* At the end of a line it would lead nowhere. */
        & > span:not(.tsu-date) {
          display: none;
        }
      }
    }
    @container (max-width: 137px) {
      & .tsu-date > .tsu-field {
        padding-right: 4px;
      }
      & .tsu-date > .weekday {
        display: none;
      }
    }
    & > .alert:empty {
      display: none;
    }
  }
`);
