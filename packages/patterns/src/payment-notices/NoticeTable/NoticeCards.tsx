import type { PaymentNotice } from "@tsumugi/contract";
import { Checkbox, linked, Money, type Selection, Skeleton, useIsSelected } from "@tsumugi/ui";
import { styled } from "styled-components";
import { NoticeDueClock } from "../NoticeDueClock/NoticeDueClock.tsx";
import type { NoticeTableProps } from "./NoticeTable.tsx";
import { NO_NUMBER, NoticeStatusCell, StatusNote } from "./noticeColumns.tsx";

const Root = styled.ul`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    gap: 8px;
    padding: 14px 16px;
    border-top: 1px solid var(--tsu-border);
  }
  & .head,
  & .facts {
    display: flex;
    align-items: start;
    gap: 10px;
  }
  & .facts {
    align-items: end;
    justify-content: space-between;
  }
  & .name {
    flex: 1;
    min-width: 0;
    font-weight: 600;
    line-height: var(--tsu-leading-cell);
    overflow-wrap: anywhere;
  }
  /* The whole card leads to the notice; the choice and the status lie above. */
  & .name a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & .choice,
  & .status {
    position: relative;
    z-index: 1;
  }
  & .status {
    display: grid;
    justify-items: end;
    gap: 2px;
    /* Pulled to the left as in a table's cell, the button would be narrower than its badge. */
    & > button {
      margin-left: 0;
    }
  }
  & .sub {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
    font-weight: 400;
  }
  & .amount {
    text-align: end;
    font-size: var(--tsu-text-lg);
    font-weight: 700;
    line-height: 1.3;
  }
`;

type CardsProps = NoticeTableProps & {
  onOpenStatus: (notice: PaymentNotice, button: HTMLElement) => void;
};

function Choice({ notice, selection }: { notice: PaymentNotice; selection: Selection }) {
  const isChosen = useIsSelected(selection, notice.uid);
  return (
    <Checkbox
      aria-label={`${notice.payee.name} ${notice.number ?? "下書き"}を選ぶ`}
      checked={isChosen}
      onChange={(event) => selection.set([notice.uid], event.target.checked)}
    />
  );
}

/** The notices on a phone, where a table of eight columns shows two. */
export function NoticeCards(props: CardsProps) {
  const { notices, loading, selection, linkTo, companyOf, view } = props;
  if (loading && notices.length === 0) return <Skeleton shape="card" count={4} />;
  return (
    <Root aria-label="支払通知書" aria-busy={loading || undefined}>
      {notices.map((notice) => (
        <li key={notice.uid}>
          <div className="head">
            {selection && (
              <span className="choice">
                <Choice notice={notice} selection={selection} />
              </span>
            )}
            <span className="name">
              {linked(linkTo?.(notice), view === "received" ? notice.issuer.name : notice.payee.name)}
              <div className="sub">
                {notice.number ?? NO_NUMBER}
                {notice.edition > 1 && `　第${notice.edition}版`}
              </div>
              <div className="sub">
                {[companyOf?.(notice), notice.project?.name].filter(Boolean).join("　")}
              </div>
            </span>
            <span className="status">
              <NoticeStatusCell row={notice} parts={props} />
              {!notice.refused_transfer && <StatusNote row={notice} />}
            </span>
          </div>
          {notice.refused_transfer && <StatusNote row={notice} />}
          <div className="facts">
            <NoticeDueClock notice={notice} />
            <span className="amount">
              <div className="sub">差引支払額</div>
              <Money value={notice.payable} />
            </span>
          </div>
        </li>
      ))}
    </Root>
  );
}
