import fc from 'fast-check';
import spanish from '../../../locales/es/checks.json';
import { describeInEnglish, describeLine } from './describeLine';
import { countLines, findingLines } from './findingLines';
import { type CheckParameters, found, templateCheck } from './templateCheck';
import type { RuleId } from './ruleTable';

const finding = (rule: RuleId, path: string, parameters: CheckParameters = {}) =>
  templateCheck(found(rule, path, parameters), undefined);

const said = (...findings: ReturnType<typeof finding>[]) => findingLines(findings).map(describeInEnglish);

it('says one thing once, with all of its places', () => {
  const places = ['/blocks/0/props/title/es', '/blocks/0/props/title/en', '/blocks/2/props/html/es'];
  const lines = findingLines(places.map((path) => finding('sampleTextLeft', path)));
  expect(lines.map(({ findings }) => findings.map(({ path }) => path))).toEqual([places]);
  expect(lines[0] && describeInEnglish(lines[0])).toBe(
    'This is the sample text that a new block comes with. Write your own, or delete the block.',
  );
});

it('lists the words in which the places of one thing differ, each in its own quotation marks', () => {
  const claims = ['sin buró', 'no credit check', 'sin buró'].map((claim, block) =>
    finding('claimNoCreditCheck', `/blocks/${block}`, { claim }),
  );
  expect(said(...claims)).toEqual([
    '"sin buró" or "no credit check" promises that nobody looks at the credit record. Take it out.',
  ]);
  const [line] = findingLines(claims);
  expect(line && describeLine(line, spanish, 'es-MX')).toMatch(/^«sin buró» o «no credit check» promete/);
});

it('names languages as the reader does, and stops after three words', () => {
  const missing = ['es', 'zh'].map((language) => finding('missingTranslation', '/title', { language }));
  expect(said(...missing)).toEqual([
    'The text is missing in Spanish or Chinese, which the page offers. Write it.',
  ]);
  const many = ['a', 'b', 'c', 'd'].map((word) => finding('wordTorn', '/title', { width: 360, word }));
  expect(said(...many)[0]).toContain('the word "a", "b", "c"… apart');
});

it('keeps apart what differs in a figure, or in more than one word', () => {
  const heavy = [300, 400].map((kilobytes) => finding('pictureTooHeavy', '/a', { kilobytes, most: 150 }));
  expect(findingLines(heavy)).toHaveLength(2);
  const one = { width: 360, over: 12, text: 'long' };
  expect(
    findingLines([one, { ...one, over: 13 }].map((each) => finding('textOverflows', '/a', each))),
  ).toHaveLength(2);
  const ids = ['mx-descarga', 'mx-contrato'].map((id) => finding('unpublishedTemplate', '/links', { id }));
  expect(findingLines(ids)).toHaveLength(2);
});

it('keeps apart what only holds from a day on', () => {
  const now = finding('catMissing', '');
  const later = templateCheck(
    { ...found('catMissing', ''), standing: { state: 'coming', day: '2027-01-31' } },
    undefined,
  );
  expect(said(now, later, now)).toHaveLength(2);
  expect(countLines([now, later, now])).toEqual({ errors: 1, warnings: 1 });
});

it('says a rule that is not known here in the words of whoever found it', () => {
  const foreign = { ...finding('emptyText', '/a'), rule: 'ofTomorrow', message: 'Something new.' };
  expect(findingLines([foreign]).map(describeInEnglish)).toEqual(['Something new.']);
});

it('loses no finding, and repeats no line', () => {
  const anyFinding = fc
    .tuple(
      fc.constantFrom<RuleId>('claimBest', 'missingTranslation', 'pictureTooHeavy', 'sampleTextLeft'),
      fc.constantFrom('/title', '/blocks/0', '/blocks/1'),
      fc.dictionary(fc.constantFrom('claim', 'language', 'kilobytes'), fc.constantFrom('en', 'es', 1, 2)),
    )
    .map((parts) => finding(...parts));
  fc.assert(
    fc.property(fc.array(anyFinding), (findings) => {
      const lines = findingLines(findings);
      const all = lines.flatMap((line) => line.findings);
      expect(new Set(all)).toEqual(new Set(findings));
      expect(all).toHaveLength(findings.length);
      const keys = lines.map(({ first, parameters }) => JSON.stringify([first.rule, parameters]));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
