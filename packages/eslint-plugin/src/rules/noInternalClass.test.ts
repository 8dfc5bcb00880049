import { testRule } from "../testing/testRule.ts";
import { noInternalClass } from "./noInternalClass.ts";

testRule("no-internal-class", noInternalClass, {
  right: [
    { name: "classes of one's own", code: "<p className='card my-tsu-note' />; clsx('a', { b: on })" },
    {
      name: "tokens",
      code: "const A = styled.p`color: var(--tsu-text); & .card { margin: 0 }`; <p style={{ color: 'var(--tsu-text)' }} />",
    },
    { name: "the component as a selector", code: "const A = styled.p`& ${Button} { margin: 0 }`" },
    { name: "attributes that the package promises", code: "el.querySelector('[data-tsu-unsaved]')" },
    { name: "a word in a text", code: "const text = 'tsu-button を狙わない'; <p title='tsu-x' />" },
    { name: "another package's class", code: "el.closest('.mytsu-card, .x-tsu-card')" },
    { name: "what is allowed", code: "<p className='tsu-badge' />", options: [{ allow: ["tsu-badge"] }] },
    {
      name: "what the package promises",
      code: "<p className='tsu-muted tsu-num' />; const A = styled.p`& .tsu-hidden { margin: 0 }`",
    },
  ],
  wrong: [
    {
      name: "a class of an element",
      code: "<p className='card tsu-badge tsu-muted tsu-tag' />",
      says: [["tsu-badge", "「tsu-badge」", "variant"], ["tsu-tag"]],
    },
    {
      name: "on a condition, in a template, in a constant",
      code: "const HIDDEN = 'tsu-d'; <><p className={on ? 'tsu-a' : ''} /><p className={`x ${y} tsu-b`} /><p className={HIDDEN} /><X rootClassName='tsu-c' /></>",
      says: [["tsu-d"], ["tsu-a"], ["tsu-b"], ["tsu-c"]],
    },
    {
      name: "joined",
      code: "clsx('a', on && 'tsu-a', { 'tsu-b': on }, ['tsu-c'])",
      says: [["tsu-a"], ["tsu-b"], ["tsu-c"]],
    },
    {
      name: "selectors of styles",
      code: "const A = styled.p`\n  & .tsu-button:hover, & > .tsu-card .x { margin: 0; }\n  &.tsu-open { &:not(.tsu-a) { margin: 0 } }\n`",
      says: [["tsu-button"], ["tsu-card"], ["tsu-open"], ["tsu-a"]],
    },
    {
      name: "a selector of an attribute",
      code: "const A = styled.p`& [class^='tsu-'] { margin: 0 }`",
      says: [["tsu-"]],
    },
    {
      name: "behind what is put in",
      code: "const A = styled.p`${B}:hover & .tsu-x { margin: ${m} }`",
      says: [["tsu-x"]],
    },
    {
      name: "selectors of the DOM",
      code: "document.querySelector('.tsu-dialog [role=x]'); el.closest(`.${a} .tsu-row`); page.locator('button.tsu-button')",
      says: [["tsu-dialog"], ["tsu-row"], ["tsu-button"]],
    },
    {
      name: "lists of the DOM",
      code: "el.classList.add('tsu-open'); el.classList.contains('tsu-x'); el.className = 'tsu-y'; document.getElementsByClassName('tsu-z')",
      says: [["tsu-open"], ["tsu-x"], ["tsu-y"], ["tsu-z"]],
    },
    {
      name: "a mixin on a condition, once",
      code: "const A = styled.p`${(p) => p.on && `& .tsu-x { margin: 0 }`}`",
      says: [["tsu-x"]],
    },
  ],
});
