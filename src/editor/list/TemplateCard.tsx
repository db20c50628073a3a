import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { standingOf } from '../kit/data/standing';
import { selectLanguage } from '../kit/session/sessionSlice';
import { formatCount } from '../insight/statistics/figures';
import { Moment } from '../kit/ui/Moment';
import { StandingBadges, useStandingLines } from '../kit/ui/StandingBadges';
import styles from './TemplateCard.module.css';
import { describeKind, describeLocale } from '../kit/data/templateFilters';

interface TemplateCardProps {
  readonly entry: TemplateEntry;
  /** Another one in sight bears its name: its id tells them apart. */
  readonly isNamesake: boolean;
  readonly menu: ReactNode;
  /** Over the page, while templates are chosen. */
  readonly choice?: ReactNode;
}

export function TemplateCard({ entry, isNamesake, menu, choice }: TemplateCardProps) {
  const translate = useTranslate();
  const {
    id,
    name,
    kind,
    locale,
    market,
    state,
    changedAt,
    changedByName,
    lockedByName,
    blocksOff,
    liveRevision,
    lastDays,
    syncedBehind,
  } = entry;
  const standing = standingOf(entry);
  const lines = useStandingLines(standing, market);
  return (
    <article className={styles.card} aria-label={name} data-testid={`template-${id}`}>
      <Thumbnail id={id} source={state === 'live' ? 'live' : 'draft'} />
      {choice}
      <div className={styles.words}>
        <div className={styles.line}>
          <StandingBadges standing={standing} />
          <div className={styles.menu}>{menu}</div>
        </div>
        <h2 className={styles.name} translate="no">
          <Link to={`/templates/${encodeURIComponent(id)}`} className={styles.link}>
            {name}
          </Link>
        </h2>
        {isNamesake && <p className={styles.facts}>{id}</p>}
        {lines.map((line) => (
          <p key={line} className={styles.standing}>
            {line}
          </p>
        ))}
        {blocksOff > 0 && (
          <p className={styles.lock}>{translate('editor:standing.blocksOff', { count: blocksOff })}</p>
        )}
        {syncedBehind.length > 0 && (
          <p className={styles.lock}>
            {translate('editorSynced:listBehind', { names: syncedBehind.join(', ') })}
          </p>
        )}
        <p className={styles.facts}>
          {describeKind(translate, kind)} · {describeLocale(translate, locale)}
        </p>
        <p className={styles.facts}>
          {changedByName} · <Moment at={changedAt} market={market} isAge />
        </p>
        {(liveRevision !== null || lastDays.visits > 0) && <LastDaysLine lastDays={lastDays} />}
        {lockedByName !== null && (
          <p className={styles.lock}>{translate('editor:list.lockedBy', { name: lockedByName })}</p>
        )}
      </div>
    </article>
  );
}

function LastDaysLine({ lastDays }: Pick<TemplateEntry, 'lastDays'>) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const words = {
    visits: formatCount(lastDays.visits, language),
    registrations: formatCount(lastDays.registrations, language),
  };
  return <p className={styles.facts}>{translate('editor:list.lastDays', words)}</p>;
}

interface ThumbnailProps {
  /** A template's id, or a starter's key. */
  readonly id: string;
  readonly source: 'draft' | 'live' | 'starter';
  /** Address of a picture of it that stands there until it is drawn. */
  readonly picture?: string | undefined;
}

/**
 * The page itself, small and without its code: drawn by the host like everywhere else. It takes no focus, no press and no place in what is
 * read aloud, and is asked for only when it comes into view.
 */
export const Thumbnail = ({ id, source, picture }: ThumbnailProps) => (
  <span className={styles.window} aria-hidden="true">
    {picture !== undefined && <img className={styles.before} src={picture} alt="" />}
    <iframe
      inert
      loading="lazy"
      tabIndex={-1}
      title=""
      className={styles.page}
      src={`/editor/frame/${encodeURIComponent(id)}?source=${source}&still=1`}
    />
  </span>
);
