/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checkTemplate } from './checkTemplate';
import { brand } from './testing/checked';
import { shippedRules } from './testing/shippedRules';

const around = {
  brand,
  // Every shipped rule is in force by then.
  now: Date.parse('2026-11-01'),
  marketRules: shippedRules,
  origin: 'https://pages.example',
  isPublished: () => true,
  pictureBytes: () => 1_000,
};

interface Shape {
  readonly blocks: readonly { readonly id: string; readonly type: string; readonly props: unknown }[];
}

const starter = JSON.parse(readFileSync('templates/mexico/mx-bienvenida.json', 'utf8')) as Shape;
const plain = starter.blocks.filter(({ type }) => type !== 'registration');

/** The Mexican starter's blocks over and over, each with an id of its own, some with conditions. */
function document(count: number, source = plain): string {
  const visibleWhen = {
    any: [
      { field: 'clientType', op: 'eq', value: 'ios' },
      { field: 'query.utm_tag', op: 'in', value: ['a', 'b'] },
    ],
  };
  const blocks = Array.from({ length: count }, (_, position) => {
    const block = source[position % source.length];
    return { ...block, id: `b${position}`, ...(position % 5 === 0 && { visibleWhen }) };
  });
  return JSON.stringify({ ...starter, blocks: [starter.blocks[1], ...blocks] });
}

/** Milliseconds of the processor for one check, the least of several runs: what else the machine does counts little. */
function cost(text: string, runs: number, checksPerRun: number): number {
  const times = Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    for (let check = 0; check < checksPerRun; check += 1) checkTemplate(text, around);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 / checksPerRun;
  });
  return Math.min(...times);
}

/** On a machine of its own 60 blocks cost 5 ms and 5,000 a quarter of a second; these leave room for busy ones. */
const limits = { usual: 40, large: 2_500 };

test('a check keeps up with typing, and the largest document with patience', () => {
  const usual = document(60);
  cost(usual, 1, 30);
  expect(cost(usual, 10, 5)).toBeLessThan(limits.usual);
  const button = {
    id: '',
    type: 'cta',
    props: {
      label: { es: 'Ir al formulario', en: 'Go to the form' },
      action: { type: 'scrollTo', block: 'registro' },
    },
  };
  const large = document(4_999, [button]);
  expect(checkTemplate(large, around).map(({ rule }) => rule)).toContain('disclosureMissing');
  expect(cost(large, 3, 1)).toBeLessThan(limits.large);
});

test.each([
  ['without a full stop', 'préstamo a tu medida '],
  ['full of promises', 'préstamo hoy en 5 minutos '],
  ['of figures', '1'],
])('a paragraph of 160,000 signs %s does not hold up who types', (_, words) => {
  const html = `<p>${words.repeat(160_000 / words.length)}</p>`;
  const text = document(2, [{ id: '', type: 'richText', props: { html } }]);
  expect(cost(text, 1, 1)).toBeLessThan(limits.large);
});
