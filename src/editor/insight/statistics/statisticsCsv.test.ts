import fc from 'fast-check';
import english from '../../../../locales/en/editorStatistics.json';
import spanish from '../../../../locales/es/editorStatistics.json';
import type { Statistics } from '../../../generated/editor';
import { presetTranslate } from '../../../texts/presetTranslate';
import { statisticsCsv } from './statisticsCsv';

const counts = {
  visits: 12_345,
  forms: 40,
  codes: 30,
  applications: 20,
  registrations: 10,
  taps: 7,
  messages: 33,
};
const value: Statistics = {
  isCounted: true,
  from: '2026-06-14',
  to: '2026-06-15',
  utcDaysUntil: null,
  total: counts,
  before: null,
  stepsSince: null,
  periods: [{ period: '2026-06-14', ...counts }],
  revisions: [],
  groups: [{ experiment: 'e1', group: 'a', weight: 1, ...counts }],
  tags: [],
  languages: [{ language: 'es', ...counts }],
  phones: [{ clientType: '', ...counts }],
  vitals: [],
  errors: [],
  journeys: [],
};
const inEnglish = presetTranslate({ editorStatistics: english });
const ofTag = (tag: string) =>
  statisticsCsv(
    { ...value, periods: [], groups: [], languages: [], phones: [], tags: [{ tag, ...counts }] },
    inEnglish,
  )
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

it('is a file that a spreadsheet opens: UTF-8 with its mark, heads in the language of the editor, bare numbers', () => {
  const text = statisticsCsv(value, presetTranslate({ editorStatistics: spanish }));
  expect(text.codePointAt(0)).toBe(0xfeff);
  expect(text.slice(1).split('\r\n')).toEqual([
    '"Vista","Nombre","Visitas","Tocó el formulario","Código enviado","Envió el formulario","Registros","Toques en botones","Códigos SMS enviados, con los repetidos"',
    '"Por día","2026-06-14",12345,40,30,20,10,7,33',
    '"Por idioma","Español",12345,40,30,20,10,7,33',
    '"Por teléfono","(no se sabe)",12345,40,30,20,10,7,33',
    '"Experimento e1","a",12345,40,30,20,10,7,33',
    '',
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1', '\u0000=1'])('runs no formula: %j', (tag) => {
  expect(ofTag(tag)).toContain(`,"'${tag}",`);
});

it('leaves no cell by a sign of the format, whatever a tag says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (tag) => {
      const [, name = ''] = /^"By utm_tag","((?:[^"]|"")*)",12345,40,30,20,10,7,33$/su.exec(ofTag(tag)) ?? [];
      const shown = tag === 'other' ? english.otherTag : tag;
      expect(name.replace(/^'/, '').replaceAll('""', '"')).toBe(shown.replace(/^'/, ''));
    }),
  );
});
