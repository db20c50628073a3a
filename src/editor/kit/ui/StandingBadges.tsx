import type { EditorGuard } from '../../../generated/editor';
import type { NextStep, Standing } from '../data/standing';
import { useMarketMoment, usePlacedMoment } from './useMarketMoment';
import { useTranslate } from '../../../texts/TranslateContext';
import type { Translate } from '../../../texts/textKey';
import { joinClasses } from '../../../ui/joinClasses';
import styles from './StandingBadges.module.css';

const nextWord = (translate: Translate, next: NextStep): string => {
  const isForReader = (next.kind === 'waiting' || next.kind === 'changeAsked') && next.isForReader;
  return translate(isForReader ? 'editor:standing.waitingForYou' : `editor:standing.${next.kind}`);
};

/** What visitors get and what is on its way, in a word and a colour each. A draft that waits needs no first word. */
export function StandingBadges({ standing: { visitors, next, guard } }: { readonly standing: Standing }) {
  const translate = useTranslate();
  const isDraftOnly = visitors === 'never' && next !== undefined;
  return (
    <span className={styles.badges}>
      {!isDraftOnly && (
        <span className={joinClasses(styles.badge, styles[visitors])}>
          {translate(`editor:standing.${visitors}`)}
        </span>
      )}
      {guard && (
        <span
          className={joinClasses(styles.badge, guard.outcome === null ? styles.guarded : styles.takenBack)}
        >
          {translate(guard.outcome === null ? 'editor:standing.guarded' : 'editor:standing.takenBack')}
        </span>
      )}
      {next && (
        <span className={joinClasses(styles.badge, styles[next.kind])}>{nextWord(translate, next)}</span>
      )}
      {next?.kind === 'scheduled' && next.isChangedSince && (
        <span className={joinClasses(styles.badge, styles.changed)}>
          {translate('editor:standing.changedSinceScheduled')}
        </span>
      )}
    </span>
  );
}

function nextLine(translate: Translate, { visitors, next }: Standing, timeOf: (at: number) => string) {
  switch (next?.kind) {
    case 'scheduled':
      return translate(visitors === 'live' ? 'editor:standing.changesAt' : 'editor:standing.startsAt', {
        time: timeOf(next.at),
      });
    case 'waiting':
      if (next.isForReader) return translate('editor:standing.askedBy', { name: next.askedBy });
      return next.approvers.length === 0
        ? translate('editor:standing.nobodyApproves')
        : translate('editor:standing.waitsFor', { names: next.approvers.join(', ') });
    case 'changeAsked':
      return translate('editor:standing.changeAskedBy', { name: next.by });
    case 'approved':
      return translate('editor:standing.approvedBy', { name: next.by });
    case 'changed':
    case undefined:
      return undefined;
  }
}

function guardLine(translate: Translate, guard: EditorGuard, timeOf: (at: number) => string): string {
  const { revision, sharePercent: share, startedAt, endedAt, figure } = guard;
  return endedAt === null
    ? translate('editor:standing.guardedSince', { revision, share, time: timeOf(startedAt) })
    : translate(`editor:standing.worse.${figure ?? 'registrations'}`, { time: timeOf(endedAt) });
}

/** The same in times and names, a line each. */
export function useStandingLines(standing: Standing, market: string): readonly string[] {
  const translate = useTranslate();
  const timeOf = useMarketMoment(market);
  const placed = usePlacedMoment(market);
  const { visitors, offline, endAt, guard } = standing;
  const lines = [
    guard && guardLine(translate, guard, timeOf),
    nextLine(translate, standing, placed),
    endAt !== undefined && translate('editor:standing.until', { time: placed(endAt) }),
    offline &&
      translate(visitors === 'ended' ? 'editor:standing.endedAt' : 'editor:standing.offlineSince', {
        time: timeOf(offline.at),
        name: offline.byName,
      }),
  ];
  return lines.filter((line) => typeof line === 'string');
}
