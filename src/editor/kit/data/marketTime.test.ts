import english from '../../../../locales/en/editor.json';
import { presetTranslate } from '../../../texts/presetTranslate';
import { formatMoment, offsetName, ownOffsetMinutes } from './format';
import { formatMarketMoment, formatPlacedMoment, marketDay } from './marketTime';

// 04:30 in UTC: the evening before in Mexico, the same morning in India.
const at = Date.parse('2026-12-01T04:30:00Z');
const now = Date.parse('2026-11-01T00:00:00Z');

it.each([
  ['mx', 'en', 'Nov 30, 10:30 PM UTC−6'],
  ['in', 'en', 'Dec 1, 10:00 AM UTC+5:30'],
])('a time of a page for %s is told by its market, with the offset', (market, language, words) => {
  expect(formatMarketMoment(at, market, language, now).replace(/\s/g, ' ')).toBe(words);
});

it('a time that is still to come names the place whose clocks are meant', () => {
  const translate = presetTranslate({ editor: english });
  expect(formatPlacedMoment(translate, at, 'in', 'en', now).replace(/\s/g, ' ')).toBe(
    'Dec 1, 10:00 AM (India time, UTC+5:30)',
  );
});

it('days begin when they begin in the market', () => {
  expect([marketDay(at, 'mx'), marketDay(at, 'in')]).toEqual(['2026-11-30', '2026-12-01']);
});

it('another year is named', () => {
  expect(formatMarketMoment(at, 'mx', 'en', Date.parse('2025-11-01T00:00:00Z'))).toContain('2026');
});

it('an offset reads the same everywhere', () => {
  expect([0, 330, -360, -210].map(offsetName)).toEqual(['UTC+0', 'UTC+5:30', 'UTC−6', 'UTC−3:30']);
});

it('a time of no market says by whose distance from UTC it is told', () => {
  const own = offsetName(ownOffsetMinutes(at));
  expect(formatMoment(at, 'en')).toMatch(/2026/);
  expect(formatMoment(at, 'en').endsWith(` ${own}`)).toBe(true);
  expect(formatMarketMoment(at, '', 'es', now).endsWith(` ${own}`)).toBe(true);
});
