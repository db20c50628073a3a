import { formatDate } from '../../../kernel/date';
import { isMarket, marketFacts } from '../../../kernel/market';
import type { TextKey, Translate } from '../../../texts/textKey';
import { offsetName, ownOffsetMinutes, readersOf } from './format';

const minuteMs = 60_000;

/** Whose clocks tell the times of a template: those of its market; where it names none, the reader's own. */
export function marketOffsetMinutes(market: string, at: number): number {
  const facts = isMarket(market) ? marketFacts(market) : undefined;
  return facts?.utcOffsetMinutes ?? ownOffsetMinutes(at);
}

const zoneNames: Readonly<Record<string, TextKey>> = { mx: 'editor:zone.mx', in: 'editor:zone.in' };

/** The place whose clocks are meant and how far they are from UTC. */
export function zoneName(translate: Translate, market: string, at: number): string {
  const offset = offsetName(marketOffsetMinutes(market, at));
  const place = zoneNames[market];
  return place === undefined ? offset : `${translate(place)}, ${offset}`;
}

/** The moment whose parts in UTC are what the market's clocks show. */
export const shownAt = (at: number, market: string): number =>
  at + marketOffsetMinutes(market, at) * minuteMs;

/** The day of the market's calendar, such as 2026-11-24. */
export const marketDay = (at: number, market: string): string =>
  formatDate(at, marketOffsetMinutes(market, at), 'date');

/** Hours and minutes by the market's clocks. */
export const formatMarketTime = (at: number, market: string, language: string): string =>
  new Intl.DateTimeFormat(readersOf(language), { timeStyle: 'short', timeZone: 'UTC' }).format(
    shownAt(at, market),
  );

/** Weekday, day, year and time by the market's clocks, as they are said in full. */
export const formatWholeMoment = (at: number, market: string, language: string): string =>
  new Intl.DateTimeFormat(readersOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(shownAt(at, market));

/** Day and time by the market's clocks; the year where it is not this one. */
function dayAndTime(at: number, market: string, language: string, now: number): string {
  const isThisYear = marketDay(at, market).slice(0, 4) === marketDay(now, market).slice(0, 4);
  return new Intl.DateTimeFormat(readersOf(language), {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(shownAt(at, market));
}

/** The same with the distance of the market's clocks from UTC. */
export const formatMarketMoment = (at: number, market: string, language: string, now: number): string =>
  `${dayAndTime(at, market, language, now)} ${offsetName(marketOffsetMinutes(market, at))}`;

/** The same with the place whose clocks are meant, for what is still to come. */
export const formatPlacedMoment = (
  translate: Translate,
  at: number,
  market: string,
  language: string,
  now: number,
): string => `${dayAndTime(at, market, language, now)} (${zoneName(translate, market, at)})`;
