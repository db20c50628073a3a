import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { EditorLanguage } from '../../../generated/editor';
import { readersOf, formatMoment } from '../data/format';
import { formatMarketMoment } from '../data/marketTime';
import { selectLanguage } from '../session/sessionSlice';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function formatAge(at: number, now: number, language: EditorLanguage): string {
  const age = now - at;
  const format = new Intl.RelativeTimeFormat(readersOf(language), { numeric: 'auto' });
  if (age < minute) return format.format(0, 'second');
  if (age < hour) return format.format(-Math.floor(age / minute), 'minute');
  if (age < day) return format.format(-Math.floor(age / hour), 'hour');
  if (age < 7 * day) return format.format(-Math.floor(age / day), 'day');
  return new Intl.DateTimeFormat(readersOf(language), { dateStyle: 'medium' }).format(at);
}

interface MomentProps {
  readonly at: number;
  /** How long ago, where that says more than the date; the date is then a tooltip. */
  readonly isAge?: boolean;
  /** Of the page that it is about, whose clocks tell the time; absent: it is a person's, and the reader's own do. */
  readonly market?: string;
}

export function Moment({ at, isAge = false, market }: MomentProps) {
  const language = useSelector(selectLanguage);
  const [now] = useState(() => Date.now());
  const exact =
    market === undefined ? formatMoment(at, language) : formatMarketMoment(at, market, language, now);
  return (
    <time dateTime={new Date(at).toISOString()} title={isAge ? exact : undefined}>
      {isAge ? formatAge(at, now, language) : exact}
    </time>
  );
}
