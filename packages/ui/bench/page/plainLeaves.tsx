import { type ReactNode, useId } from "react";
import { ago, compact, dateTime, grouped, hue, NOW } from "./plainFormat.ts";

/**
 * The baselines: what one writes by hand with React and CSS classes for the same DOM, without a
 * line of the package. The driver compares both DOMs before it measures.
 */

const noop = () => {};

interface IconLook {
  path: string;
  size?: number;
  label?: string;
}

export const Svg = ({ path, size = 18, label }: IconLook) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    role={label ? "img" : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={path} />
  </svg>
);

export const Press = ({ variant, children }: { variant: string; children: ReactNode }) => (
  <button type="button" className="tsu-button" data-variant={variant} data-size="md" onClick={noop}>
    {children}
  </button>
);

export const IconPress = ({ path, label }: { path: string; label: string }) => (
  <button
    type="button"
    className="tsu-icon-button"
    title={label}
    data-size="md"
    data-variant="ghost"
    onClick={noop}
  >
    <Svg path={path} size={20} />
    <span className="tsu-hidden">{label}</span>
  </button>
);

export const Input = ({ value, label }: { value: string; label: string }) => (
  <input type="text" className="tsu-field" aria-label={label} value={value} onChange={noop} />
);

export const Area = ({ value, label }: { value: string; label: string }) => (
  <textarea className="tsu-field" data-auto aria-label={label} value={value} onChange={noop} />
);

interface BoxLook {
  type: "checkbox" | "radio";
  isSwitch?: boolean;
  checked: boolean;
  label: string;
}

export const Box = ({ type, isSwitch, checked, label }: BoxLook) => (
  <label className="tsu-check">
    <input
      type={type}
      role={isSwitch ? "switch" : undefined}
      className={isSwitch ? "tsu-switch" : "tsu-box"}
      checked={checked}
      onChange={noop}
    />
    <span className="text">{label}</span>
  </label>
);

export const BareBox = ({ checked, label }: { checked: boolean; label: string }) => (
  <input type="checkbox" className="tsu-box" aria-label={label} checked={checked} onChange={noop} />
);

interface ListLook {
  options: readonly { value: string; label: string }[];
  value: string;
  label: string;
  path: string;
}

export const List = ({ options, value, label, path }: ListLook) => (
  <span className="tsu-select">
    <select className="tsu-field" aria-label={label} value={value} onChange={noop}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Svg path={path} size={16} />
  </span>
);

export const Label = ({ tone, children }: { tone: string; children: ReactNode }) => (
  <span className="tsu-badge" data-tone={tone}>
    <span className="text">{children}</span>
  </span>
);

export const Status = ({ tone, ring, label }: { tone: string; ring: string; label: string }) => (
  <span className="tsu-badge" data-tone={tone}>
    <span className="dot" data-ring={ring} />
    <span className="text">{label}</span>
  </span>
);

export const Count = ({ count }: { count: number }) => (
  <span className="tsu-count" data-tone="thread">
    {count > 99 ? "99+" : count}
  </span>
);

export const Word = ({ children }: { children: string }) => (
  <span className="tsu-tag" title={children}>
    <span className="text">{children}</span>
  </span>
);

export const Face = ({ name, size = "md" }: { name: string; size?: string }) => (
  <span
    className="tsu-avatar"
    data-size={size}
    data-hue={hue(name)}
    data-initial={name.slice(0, 1)}
    aria-hidden="true"
  />
);

export const Anchor = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="tsu-link" href={href}>
    {children}
  </a>
);

interface WhoLook {
  name: string;
  sub?: string;
  href?: string;
  size?: string;
}

export const Who = ({ name, sub, href, size = "sm" }: WhoLook) => (
  <span className="tsu-person">
    <Face name={name} size={size} />
    <span className="text">
      <span className="tsu-truncate">
        {href ? (
          <a className="tsu-link" data-quiet href={href}>
            {name}
          </a>
        ) : (
          name
        )}
      </span>
      {sub && <span className="sub tsu-truncate">{sub}</span>}
    </span>
  </span>
);

export const When = ({ value }: { value: number }) => (
  <time dateTime={new Date(value).toISOString()} title={dateTime(value)}>
    {ago(value, NOW)}
  </time>
);

export const Yen = ({ value }: { value: number }) => <span className="tsu-num">{`¥${grouped(value)}`}</span>;

export const Short = ({ value, unit = "" }: { value: number; unit?: string }) => (
  <data className="tsu-num" value={value} title={`${grouped(value)}${unit}`}>
    {compact(value)}
    {unit}
  </data>
);

export const Turning = ({ label }: { label: string }) => (
  <span className="tsu-spinner" role="status">
    <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="12" cy="12" r="9" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="3" strokeLinecap="round" />
    </svg>
    <span className="tsu-hidden">{label}</span>
  </span>
);

export const Place = ({ width }: { width: string }) => (
  <span className="tsu-skeleton" data-shape="text" style={{ width }} aria-hidden="true" />
);

export function Field({ label, value, hint }: { label: string; value: string; hint: string }) {
  const id = useId();
  return (
    <div className="tsu-form-field">
      <label className="label" id={`${id}-label`} htmlFor={id}>
        <span className="marked">
          <span>{label}</span>
          <span className="tsu-requirement" data-kind="required">
            必須
          </span>
        </span>
      </label>
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
      <input
        type="text"
        className="tsu-field"
        id={id}
        aria-describedby={`${id}-hint`}
        aria-required
        value={value}
        onChange={noop}
      />
    </div>
  );
}
