import fc from 'fast-check';
import { styleFaults } from './styleRules';

const problems = (text: string) => styleFaults(text).map(({ line, problem }) => `${line}: ${problem}`);

it.each([
  '.a, .a > li + li, ul .b:not(.c)::before { color: red; }',
  '[dir="rtl"] .a:hover { --gap: calc(1px + var(--space-1)); }',
  '@media (min-width: 40rem) { @supports (display: grid) { .a { display: grid; } } }',
  '@keyframes turn { from { rotate: 0deg; } 50%, to { rotate: 1turn; } } .a { animation: turn 1s; }',
  '.a { composes: b c; position: absolute; background: linear-gradient(red, var(--color-accent)); }',
  '.a::after { content: "url(x) } body { @import"; } /* body { url(x) } @import */',
])('takes %p', (text) => {
  expect(problems(text)).toEqual([]);
});

it.each([
  '*',
  'body',
  ':root',
  'h1',
  '#top',
  '.a, body',
  'body:has(.a)',
  'body:not(.a)',
  ':is(.a, body)',
  ':where(.a) h2',
  '[class=".a"]',
  'html /* .a */',
  '&',
])('refuses %p, which chooses what is outside of the block', (selector) => {
  expect(problems(`.fine { color: red; }\n${selector} { color: red; }`)).toEqual([
    expect.stringMatching(/^2: .* styles what is outside the block too/),
  ]);
});

it.each([
  [':global(body) .a { color: red; }', /has :global/],
  ['.a:global { color: red; }', /has :global/],
  [':import("../x.css") { a: b; }', /has :import/],
  ['.a:is(:local(.b)) { color: red; }', /has :local/],
  ['.a { h2 { color: red; } }', /inside of another/],
  ['.a { @media print { color: red; } }', /inside of a rule/],
  ['@import "https://evil.example/a.css";', /has @import/],
  ['@\\69mport "https://evil.example/a.css";', /can't be read/],
  ['@font-face { font-family: a; src: local("b"); }', /has @font-face/],
  ['@property --color-text { syntax: "*"; inherits: false; }', /has @property/],
  ['@layer base { .a { color: red; } }', /has @layer/],
  ['@value a from "../x.css";', /has @value/],
  ['@keyframes :global(spin) { to { rotate: 1turn; } }', /names keyframes/],
  ['.a { composes: b from "../../src/ui/tokens.css"; }', /composes/],
  ['.a { composes: b from global; }', /composes/],
  ['.a { position: fixed; }', /stays in its place/],
  ['.a { background: URL("a.png"); }', /has url\(\)|has URL\(\)/],
  ['.a { background: url(https://evil.example/a.png); }', /has url\(\)/],
  ['.a { background: image-set("https://evil.example/a.png" 1x); }', /has image-set\(\)/],
  ['.a { background: -webkit-image-set("a.png" 1x); }', /has -webkit-image-set\(\)/],
  ['.a { --later: image("a.png"); }', /has image\(\)/],
  ['.a { cursor: u\\72l(a.png); }', /has url\(\)/],
  ['.a { content: "\n} body { color: red; }"; }', /can't be read/],
  ['.a { color: red; } }', /can't be read/],
  ['.a { color: red; /* open', /can't be read/],
])('refuses %p', (text, message) => {
  expect(problems(text).join('\n')).toMatch(message);
});

it('knows what fetches in every spelling', () => {
  const names = fc.constantFrom('url', 'src', 'image', 'image-set', '-webkit-cross-fade', 'element');
  const letter = (character: string) =>
    fc.constantFrom(
      character,
      character.toUpperCase(),
      `\\${character.charCodeAt(0).toString(16)} `,
      `\\${character.charCodeAt(0).toString(16).padStart(6, '0')}`,
    );
  const spelled = names.chain((name) =>
    fc.tuple(...Array.from(name, letter)).map((letters) => letters.join('')),
  );
  fc.assert(
    fc.property(spelled, fc.constantFrom('background', '--later', 'cursor'), (name, property) => {
      expect(problems(`.a { ${property}: ${name}("https://evil.example/a") 1x; }`)).not.toEqual([]);
    }),
  );
});
