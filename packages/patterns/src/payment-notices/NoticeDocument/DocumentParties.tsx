import type { NoticeSheet } from "@tsumugi/contract";

export interface DocumentPartiesProps {
  sheet: NoticeSheet;
  logo?: string;
  seal?: string;
}

/** Payee with 様 or 御中 and the number that the statement needs; issuer with logo and the place of the seal. */
export function DocumentParties({ sheet, logo, seal }: DocumentPartiesProps) {
  const { payee, subject, issuer, contact } = sheet;
  return (
    <div className="parties">
      <div className="to">
        <p className="name">
          {payee.name} {payee.honorific}
        </p>
        {payee.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {subject && <p>{subject.join(" ")}</p>}
      </div>
      <div className="from">
        {logo && (
          <div className="logo">
            <img src={logo} alt="" />
          </div>
        )}
        <p className="name">{issuer.name}</p>
        {[...issuer.lines, ...contact].map((line) => (
          <p key={line}>{line}</p>
        ))}
        <dl className="meta">
          {sheet.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {sheet.edition && <p className="edition">{sheet.edition}</p>}
        {seal && (
          <div className="seal">
            <img src={seal} alt={`${issuer.name}の印`} />
          </div>
        )}
      </div>
    </div>
  );
}
