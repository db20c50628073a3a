import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { decorative, drawnPairs, fixedPairs, grounds } from '../../src/template/testing/drawnPairs';

/** What a colour stands for: a role of the theme, or itself where it is fixed. */
const roleIn = (value: string): string | undefined =>
  /var\(--color-([a-z-]+)/.exec(value)?.[1] ?? /#[0-9a-f]{3,8}|rgb\([^)]*\)/i.exec(value)?.[0];

const words = ['color'];
const fills = ['background', 'background-color'];
const marks =
  /^(?:border(?:-(?:top|right|bottom|left|block|inline))?(?:-color)?|outline|fill|stroke|accent-color)$/;

interface Drawn {
  readonly front: string | undefined;
  readonly ground: string | undefined;
  readonly marks: readonly string[];
}

function drawnBy(rule: Rule): Drawn {
  const of = (isWanted: (name: string) => boolean): readonly string[] =>
    rule.nodes.flatMap((node) =>
      node.type === 'decl' && isWanted(node.prop) ? (roleIn(node.value) ?? []) : [],
    );
  return {
    front: of((name) => words.includes(name)).at(-1),
    ground: of((name) => fills.includes(name)).at(-1),
    marks: of((name) => marks.test(name)),
  };
}

/** The last compound of a selector as it is at rest: `.row .card:active` is `.card`; its `::after` is not. */
const restingOf = (selector: string): string =>
  (selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '').replace(
    /(?<!:):[a-z-]+(?:\([^)]*\))?(?!:)|\[[^\]]*\]/g,
    '',
  );

const has = (front: string, ground: string, least: number): boolean =>
  [...drawnPairs, ...fixedPairs].some(
    (pair) => pair.front === front && pair.ground === ground && pair.least >= least,
  );
const hasEverywhere = (front: string, least: number): boolean =>
  grounds.every((ground) => has(front, ground, least));

/** Icons whose colour is a `color`, so that 3:1 is enough. */
const icons = ['ui/borrower/RatingSheets.module.css .star'];

/** What need not be told from what it stands on, or stands on a ground that another rule gives it. */
const judged: Readonly<Record<string, string>> = {
  'blocks/SanitisedHtml.module.css .prose blockquote': 'the quotation is indented too',
  'blocks/calculator/AmountSlider.module.css .slider::-webkit-slider-runnable-track': 'ends at the thumb',
  'blocks/calculator/AmountSlider.module.css .slider::-moz-range-track': 'ends at the thumb',
  'blocks/calculator/AmountSlider.module.css .slider::-webkit-slider-thumb': 'a rim around accent-text',
  'blocks/calculator/AmountSlider.module.css .slider::-moz-range-thumb': 'a rim around accent-text',
  'blocks/registration/View.module.css .captchaImage': 'a picture covers it',
  'blocks/video/View.module.css .video': 'a film covers it',
  'features/complaint/form/FormScreen.module.css .subject': 'a line beside words',
  'features/repay/ChannelCard.module.css .logo': 'a picture covers it',
  'features/repay/InstructionsContent.module.css .logo': 'a picture covers it',
  'features/repay/InstructionsContent.module.css .picture': 'a picture covers it',
  'features/repay/bubble/ServiceCorner.module.css .bubble': 'on-accent, on the accent of .face',
  'features/repay/bubble/ServiceCorner.module.css .face': 'accent, under the on-accent of .bubble',
  'ui/borrower/Modal.module.css .sheet::backdrop': 'dims the page',
  'ui/drawings/Drawing.module.css .areas': 'the lines make the drawing',
};

const isMark = (role: string, ground?: string): boolean =>
  decorative.includes(role) || hasEverywhere(role, 3) || (ground !== undefined && has(role, ground, 3));

/** What a rule draws, with what the same element has at rest where a state changes only one of the two. */
function pairFaults(own: Drawn, rest: Drawn | undefined, isIcon: boolean): string[] {
  const front = own.front ?? (own.ground === undefined ? undefined : rest?.front);
  const ground = own.ground ?? (own.front === undefined ? undefined : rest?.ground);
  const faults = own.marks.filter((mark) => !isMark(mark, ground)).map((mark) => `mark ${mark}`);
  if (front !== undefined && ground !== undefined)
    return has(front, ground, 4.5) ? faults : [...faults, `${front} on ${ground}`];
  if (front !== undefined)
    return hasEverywhere(front, isIcon ? 3 : 4.5) ? faults : [...faults, `${front} on any ground`];
  if (ground === undefined || grounds.includes(ground) || isMark(ground)) return faults;
  const onIt = [...own.marks, ...(rest?.marks ?? [])];
  return onIt.some((mark) => has(mark, ground, 3)) ? faults : [...faults, `fill ${ground}`];
}

function faultsOf(name: string, css: string): string[] {
  const resting = new Map<string, Drawn>();
  const faults: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const drawn = drawnBy(rule);
    for (const selector of rule.selectors) {
      const key = restingOf(selector);
      const place = `${name} ${selector}`;
      if (key === selector) resting.set(key, { ...resting.get(key), ...drawn });
      if (!(place in judged))
        for (const fault of pairFaults(drawn, resting.get(key), icons.includes(place)))
          faults.push(`${place}: ${fault}`);
    }
  });
  return faults;
}

/** The editor has colours of its own, which no brand changes. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.css$/.test(file) && !/(?:^|\/)editor\//.test(file),
);

test.each(sheets)('%s draws only pairs of the table', (file) => {
  expect(faultsOf(file, readFileSync(path.join('src', file), 'utf8'))).toEqual([]);
});

test('what was judged by hand is still there', () => {
  const places = sheets.flatMap((file) => {
    const found: string[] = [];
    postcss.parse(readFileSync(path.join('src', file), 'utf8')).walkRules(({ selectors }) => {
      found.push(...selectors.map((selector) => `${file} ${selector}`));
    });
    return found;
  });
  expect([...Object.keys(judged), ...icons].filter((place) => !places.includes(place))).toEqual([]);
});

test.each([
  ['a pair', '.a { color: var(--color-muted); background: var(--color-accent); }', 'muted on accent'],
  [
    'a pair that a state makes',
    '.a { color: var(--color-on-accent); background: var(--color-accent); } .a:hover { background: var(--color-tint); }',
    'on-accent on tint',
  ],
  ['words in a colour of outlines', '.a { color: var(--color-control); }', 'control on any ground'],
  [
    'an outline nobody may see',
    '.a:focus-visible { outline: 2px solid var(--color-accent); }',
    'mark accent',
  ],
  ['a fixed colour', '.a[aria-current] { color: #777; }', '#777 on any ground'],
])('finds %s that the table does not have', (_what, css, fault) => {
  expect(faultsOf('x.module.css', css)).toEqual([expect.stringContaining(fault)]);
});
