import type { PersonRef } from "@tsumugi/contract";
import { isComposingKey, Person, searchKey, TextArea, type TextAreaProps } from "@tsumugi/ui";
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react";
import { styled } from "styled-components";

const Root = styled.div`
  position: relative;
  & > .list {
    position: absolute;
    z-index: 2;
    inset-inline: 0;
    top: 100%;
    margin-top: 4px;
    max-height: 264px;
    overflow-y: auto;
    padding: 4px;
    border: 1px solid var(--tsu-border);
    border-radius: var(--tsu-radius-lg);
    background: var(--tsu-raised);
    box-shadow: var(--tsu-shadow-md);
  }
  & > .list > div {
    display: flex;
    align-items: center;
    min-height: 36px;
    padding: 4px 8px;
    border-radius: var(--tsu-radius-sm);
    /* Those that follow are seen as well. */
    scroll-margin-block: 4px 92px;
    cursor: pointer;
    &[aria-selected="true"] {
      background: var(--tsu-hover);
    }
    @media (max-width: 640px), (pointer: coarse) {
      min-height: var(--tsu-touch);
    }
  }
`;

/** What stands before the caret while somebody's name is typed. Behind a letter or digit it is an e-mail address. */
const typedName = /(?<![a-z0-9_])[@＠]([^\s@＠]{0,20})$/i;
const MOST = 8;

interface Asked {
  /** Where the `@` stands. */
  readonly from: number;
  readonly name: string;
}

function askedAt({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Asked | undefined {
  const found = selectionStart === selectionEnd ? typedName.exec(value.slice(0, selectionStart)) : null;
  return found ? { from: found.index, name: found[1] ?? "" } : undefined;
}

const showOption = (list: string, n: number) =>
  document.getElementById(`${list}-${n}`)?.scrollIntoView({ block: "nearest" });

/** Puts a text at the caret, in place of what stands there from `from` on; it is learnt of as what is typed. */
export function putText(area: HTMLTextAreaElement, text: string, from = area.selectionStart): void {
  area.setRangeText(text, from, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
  area.focus();
}

export interface MentionTextAreaProps extends TextAreaProps {
  value: string;
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Who can be addressed; without them it is a plain text area. */
  members?: readonly PersonRef[] | undefined;
}

/**
 * A text area that offers names behind `@` or `＠`: arrows choose, Enter, Tab or a press takes one, Esc closes the list and
 * not the panel around it.
 */
export function MentionTextArea({ members = [], ref, ...props }: MentionTextAreaProps) {
  const list = useId();
  const [asked, setAsked] = useState<Asked>();
  const [active, setActive] = useState(0);
  const key = searchKey(asked?.name ?? "");
  const found = asked ? members.filter(({ name }) => searchKey(name).includes(key)).slice(0, MOST) : [];
  const isOpen = found.length > 0 && !props.readOnly;
  const at = Math.min(active, found.length - 1);

  useEffect(() => {
    if (!isOpen) return;
    // Before the dialog around it, which listens at the document.
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.stopPropagation();
      // Beside a finger, the browser hands Esc on to what a phone's Back closes.
      event.preventDefault();
      setAsked(undefined);
    };
    addEventListener("keydown", close, true);
    return () => removeEventListener("keydown", close, true);
  }, [isOpen]);

  // At the lower end of a panel the list begins where nobody sees it.
  useEffect(() => {
    if (isOpen) showOption(list, 0);
  }, [isOpen, list]);

  const look = (element: HTMLTextAreaElement) => {
    setAsked(askedAt(element));
    setActive(0);
  };
  const take = (member: PersonRef | undefined) => {
    if (ref.current && asked && member) putText(ref.current, `@${member.name} `, asked.from);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    props.onKeyDown?.(event);
    if (!isOpen || isComposingKey(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = (at + step + found.length) % found.length;
      setActive(next);
      showOption(list, next);
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey) take(found[at]);
    else return;
    event.preventDefault();
  };

  return (
    <Root>
      <TextArea
        {...props}
        ref={ref}
        aria-autocomplete={members.length > 0 ? "list" : undefined}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}-${at}` : undefined}
        onChange={(event) => {
          props.onChange?.(event);
          look(event.target);
        }}
        onClick={(event) => look(event.currentTarget)}
        onKeyUp={(event) => {
          const isMove = ["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key);
          if (isMove) look(event.currentTarget);
        }}
        onKeyDown={press}
        onBlur={(event) => {
          props.onBlur?.(event);
          setAsked(undefined);
        }}
      />
      {isOpen && (
        <div id={list} className="list" role="listbox" tabIndex={-1} aria-label="知らせるメンバー">
          {found.map((member, n) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field holds the focus and the keys
            <div
              key={member.uid}
              id={`${list}-${n}`}
              role="option"
              aria-selected={n === at}
              onPointerMove={() => setActive(n)}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(member)}
            >
              <Person size="xs" name={member.name} image={member.image} />
            </div>
          ))}
        </div>
      )}
      <span role="status" className="tsu-hidden">
        {isOpen && `知らせるメンバーの候補が${found.length}人あります。上下の矢印で選び、Enterで入れます。`}
      </span>
    </Root>
  );
}
