import { useSelector } from 'react-redux';
import type { Statistics } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { formatCount, formatPercent, formatPeriod } from './figures';
import { FiguresSection } from './FiguresTable';
import { funnelOf, largestFunnelDrop, type FunnelPart } from './funnel';
import styles from './Funnel.module.css';
import shared from './Statistics.module.css';

function Part({ part, isFirst }: { readonly part: FunnelPart; readonly isFirst: boolean }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { step, count, share, lost, lostShare } = part;
  const left = {
    count: lost,
    number: formatCount(lost, language),
    share: formatPercent(lostShare, language, 0),
  };
  return (
    <li className={styles.part}>
      {!isFirst && (
        <p className={styles.lost}>
          {lost === 0
            ? translate('editorStatistics:funnel.nobody')
            : translate('editorStatistics:funnel.lost', left)}
        </p>
      )}
      <p className={styles.words}>
        <span>{translate(`editorStatistics:${step}`)}</span>
        <span className={styles.figures}>
          <span className={styles.count}>{formatCount(count, language)}</span>
          {!isFirst && (
            <span className={styles.share}>
              {translate('editorStatistics:funnel.share', { share: formatPercent(share, language) })}
            </span>
          )}
        </span>
      </p>
      {/* The figures above say the same. */}
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.track} width="100" height="1" />
        <rect className={styles.filled} width={share * 100} height="1" />
      </svg>
    </li>
  );
}

/** The one place where most is lost, in a sentence. */
function Worst({ parts }: { readonly parts: readonly FunnelPart[] }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const worst = largestFunnelDrop(parts);
  if (!worst) return <p className={shared.muted}>{translate('editorStatistics:funnel.early')}</p>;
  const before = parts[parts.indexOf(worst) - 1]?.count ?? 0;
  return (
    <p className={shared.sentence}>
      {translate(`editorStatistics:funnel.worst.${worst.step}`, {
        lost: formatCount(worst.lost, language),
        of: formatCount(before, language),
      })}
    </p>
  );
}

/** How far visits got, as steps that only fall, and beside them what is tapped and sent more than once. */
export function Funnel({ value }: { readonly value: Statistics }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { total, from, stepsSince } = value;
  const parts = funnelOf(total);
  const isRaised = parts[0]?.count !== total.visits;
  const isOlder = stepsSince === null || from < stepsSince;
  return (
    <FiguresSection title={translate('editorStatistics:funnel.title')}>
      <Worst parts={parts} />
      <ol className={styles.parts}>
        {parts.map((part, position) => (
          <Part key={part.step} part={part} isFirst={position === 0} />
        ))}
      </ol>
      {isRaised && <p className={shared.muted}>{translate('editorStatistics:funnel.raised')}</p>}
      {isOlder && (
        <p className={shared.muted}>
          {stepsSince === null
            ? translate('editorStatistics:funnel.noSteps')
            : translate('editorStatistics:funnel.older', { day: formatPeriod(stepsSince, language) })}
        </p>
      )}
      <dl className={joinClasses(shared.totals, styles.beside)}>
        {(['taps', 'messages'] as const).map((beside) => (
          <div key={beside} className={shared.total}>
            <dt>{translate(`editorStatistics:${beside}`)}</dt>
            <dd>{formatCount(total[beside], language)}</dd>
          </div>
        ))}
      </dl>
    </FiguresSection>
  );
}
