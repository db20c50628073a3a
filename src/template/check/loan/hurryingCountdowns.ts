import { momentOf } from '../../../kernel/date';
import { marketFacts } from '../../../kernel/market';
import { blocksOfType } from '../checkBlock';
import type { Rule, Subject } from '../subject';
import { found } from '../templateCheck';
import { offersLoan, readable } from './loanPage';

const monthNames = ['en', 'es'].map(
  (language) => new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }),
);

/** Ways to write one day: 25 de noviembre, November 25th, 25/11, 2026-11-25. */
function writings(day: Date): RegExp {
  const date = day.getUTCDate();
  const month = day.getUTCMonth() + 1;
  const names = monthNames.map((format) => format.format(day)).join('|');
  const two = String(month).padStart(2, '0');
  return new RegExp(
    [
      `(?<!\\d)0?${date}(?:st|nd|rd|th)? (?:de |of )?(?:${names})`,
      `(?:${names}) (?:the )?0?${date}(?!\\d)`,
      `(?<!\\d)0?${date}[/.-]0?${month}(?!\\d)`,
      `\\d{4}-${two}-${String(date).padStart(2, '0')}`,
      `${month}月${date}日`,
    ].join('|'),
    'i',
  );
}

function saysDay(subject: Subject, moment: number, utcOffsetMinutes: number): boolean {
  const pattern = writings(new Date(moment + utcOffsetMinutes * 60_000));
  return subject.words.some((words) => pattern.test(readable(words)));
}

/**
 * A clock that runs down beside an offer of loans hurries people, and nobody can hold it to its word: the day on which
 * it ends has to stand in the page's words too.
 */
export const hurryingCountdowns: Rule = (subject) => {
  const facts = marketFacts(subject.document.market);
  if (!facts || !offersLoan(subject)) return [];
  return blocksOfType(subject.blocks, 'countdown').flatMap(({ props: { until }, path }) => {
    const moment = momentOf(until);
    return Number.isNaN(moment) || saysDay(subject, moment, facts.utcOffsetMinutes)
      ? []
      : [found('countdownHurries', `${path}/props/until`)];
  });
};
