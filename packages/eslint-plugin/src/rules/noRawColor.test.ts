import { testRule } from "../testing/testRule.ts";
import { noRawColor } from "./noRawColor.ts";

testRule("no-raw-color", noRawColor, {
  right: [
    { name: "a token", code: "const A = styled.p`color: var(--tsu-brand);`" },
    { name: "the theme", code: "const A = styled.p`color: ${theme.color['danger-text']};`" },
    {
      name: "words that follow the page",
      code: "const A = styled.p`color: currentColor; background: transparent; border-color: CanvasText;`",
    },
    {
      name: "an id as a selector",
      code: "const A = createGlobalStyle`#add { color: inherit; } & #fade:hover { margin: 0; }`",
    },
    {
      name: "an id in an address",
      code: "const A = styled.p`mask: url(#fade); background: url(data:image/svg+xml;base64,#fff) no-repeat;`",
    },
    {
      name: "a comment",
      code: "const A = styled.p`/* was #fff; color: red */ margin: 0; // color: #123456;\n padding: 0;`",
    },
    {
      name: "a name that is no colour's",
      code: "const A = styled.p`animation-name: red; grid-area: gold; transition: tan 1s;`",
    },
    { name: "a class called after a colour", code: "const A = styled.p`&.red, & .gold > b { margin: 0; }`" },
    { name: "a function of the theme", code: "const A = styled.p`background: var(--x-red); color: ${red};`" },
    {
      name: "a colour made from a token",
      code: "const A = styled.p`color: rgb(from var(--tsu-brand) r g b / 50%); background: color-mix(in oklab, var(--tsu-brand) 20%, transparent);`",
    },
    {
      name: "a mask, which takes the strength alone",
      code: "const A = styled.p`mask-image: linear-gradient(#000 80%, transparent); -webkit-mask: linear-gradient(black, transparent);`",
    },
    {
      name: "a mask of SVG",
      code: "<svg><mask id='m'><rect fill='white' /></mask><path fill='currentColor' stroke='none' /></svg>",
    },
    {
      name: "a text that is no style",
      code: "const issue = '#123'; const head = 'red'; <p title='#fff'>#abc</p>",
    },
    { name: "the value of a colour field", code: "<input type='color' value='#ff0000' />" },
    {
      name: "a number sign in a text of CSS",
      code: "const A = styled.p`&::before { content: '#fff; color: red'; }`",
    },
    {
      name: "a template that is no style",
      code: "const A = html`<p style='color: red'>`; sql`select '#fff'`",
    },
    {
      name: "what is allowed",
      code: "const A = styled.p`background: white; color: #000;`",
      options: [{ allow: ["white", "#000"] }],
    },
    {
      name: "a let, which may be anything",
      code: "let c = '#fff'; c = theme.color.brand; const A = styled.p`color: ${c};`",
    },
    {
      name: "another field of a table",
      code: "const C = { bad: '#f00', good: 'var(--tsu-ok)' }; const A = styled.p`color: ${C.good};`",
    },
    {
      name: "code that leads round",
      code: "const a = () => b(); const b = () => a(); const A = styled.p`color: ${a};`",
    },
  ],
  wrong: [
    {
      name: "three, four, six and eight digits",
      code: "const A = styled.p`color: #fff; background: #fffa; border: 1px solid #a1b2c3; outline-color: #A1B2C3d4;`",
      says: [["#fff;", "「#fff」", "トークン"], ["#fffa"], ["#a1b2c3"], ["#A1B2C3d4"]],
    },
    {
      name: "functions",
      code: "const A = styled.p`color: rgb(1 2 3 / 50%); background: hsla(1, 2%, 3%, .4); fill: oklch(0.5 0.1 20);`",
      says: [["rgb(", "rgb(1 2 3 / 50%)"], ["hsla("], ["oklch("]],
    },
    {
      name: "a function whose numbers are computed in place",
      code: "const A = styled.p`color: rgb(calc(1 + 2) 3 4);`",
      says: [["rgb(calc"]],
    },
    {
      name: "names, in the middle of a value too",
      code: "const A = styled.p`border: 1px solid red; box-shadow: 0 0 2px black; background: linear-gradient(to right, gold, var(--x));`",
      says: [["red", "「red」"], ["black"], ["gold"]],
    },
    {
      name: "one of two in a mixture",
      code: "const A = styled.p`color: color-mix(in srgb, var(--tsu-brand), white);`",
      says: [["white"]],
    },
    {
      name: "nested rules, and no semicolon at the end",
      code: "const A = styled(B)`\n  &:hover {\n    & > .x { color: #123 }\n  }\n  @media print { color: black }\n`",
      says: [["#123"], ["black"]],
    },
    {
      name: "behind what is put in",
      code: "const A = styled.p`border: ${width}px solid ${style} #fff; margin: ${(p) => p.m}; color: red;`",
      says: [["#fff"], ["red"]],
    },
    {
      name: "behind a mixin without a semicolon",
      code: "const A = styled.p`\n  ${mixin}\n  color: red;\n`",
      says: [["red"]],
    },
    {
      name: "in what is put in",
      code: "const A = styled.p`color: ${(p) => (p.on ? '#fff' : `red`)};`",
      says: [["#fff"], ["red"]],
    },
    {
      name: "in a mixin on a condition",
      code: "const A = styled.p`${({ on }) => on && `color: red;`}`",
      says: [["red"]],
    },
    {
      name: "in a function with returns",
      code: "const A = styled.p`color: ${(p) => { if (p.a) return 'red'; switch (p.b) { case 1: return '#0f0'; default: return 'inherit'; } }};`",
      says: [["red"], ["#0f0"]],
    },
    {
      name: "in a constant, once",
      code: "const RED = '#f00';\nconst A = styled.p`color: ${RED}; background: ${theme.x};`; const B = styled.p`color: ${RED};`",
      says: [["#f00"]],
    },
    {
      name: "in a table",
      code: "const TONES = { a: 'red', b: theme.b };\nconst A = styled.p`color: ${(p) => TONES[p.tone]};`",
      says: [["red"]],
    },
    {
      name: "attrs and call forms of styled",
      code: "const A = styled('p').attrs({ a: 1 })`color: red`; const B = styled.b.withConfig({})`color: #abc`",
      says: [["red"], ["#abc"]],
    },
    {
      name: "css and keyframes",
      code: "const a = css`color: #123456`; const k = keyframes`from { color: red } to { color: var(--x) }`",
      says: [["#123456"], ["red"]],
    },
    {
      name: "a property of one's own",
      code: "const A = styled.p`--line: red; --hover: #eee; --name: red green;`",
      says: [["red"], ["#eee"]],
    },
    {
      name: "the style of an element",
      code: "<p style={{ color: '#fff', backgroundColor: on ? 'red' : undefined, margin: 4, '--x': 'rgb(0,0,0)' }} />",
      says: [["#fff"], ["red"], ["rgb("]],
    },
    {
      name: "a style that stands aside or is spread",
      code: "const NOTE = { color: 'gray' }; const base = { fill: '#111' }; <p style={{ ...base }} />; <b style={on ? NOTE : undefined} />",
      says: [["gray"], ["#111"]],
    },
    {
      name: "paint of SVG",
      code: "<svg><path fill='#333' stroke={on ? 'red' : 'none'} /><stop stopColor='gold' /></svg>",
      says: [["#333"], ["red"], ["gold"]],
    },
    {
      name: "the style of what the DOM holds",
      code: "el.style.backgroundColor = '#fff'; el.style.setProperty('color', 'red'); ref.current.style.color = on ? 'tomato' : '';",
      says: [["#fff"], ["red"], ["tomato"]],
    },
    {
      name: "types around it",
      isTyped: true,
      code: "const NOTE = { color: 'gray' as const } satisfies CSSProperties; <p style={NOTE as CSSProperties} />; const A = styled.p<{ $on: boolean }>`color: ${({ $on }) => ($on ? 'red' : 'blue')!};`",
      says: [["gray"], ["red"], ["blue"]],
    },
  ],
});
