import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { recordOf } from '../../kernel/record';
import { useTranslate } from '../../texts/TranslateContext';
import { formatMarketMoment } from '../data/marketTime';
import { selectLanguage } from '../session/sessionSlice';
import { differences } from './documentDifferences';
import styles from './Differences.module.css';

interface DifferencesProps {
  /** Texts of two documents; an empty one is a page without anything. */
  readonly before: string;
  readonly after: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** More lines than this of one block are counted, not shown. */
const maxLines = 12;

/** How one document differs from another, by block and field. */
export function Differences({ before, after }: DifferencesProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const [now] = useState(() => Date.now());
  const found = useMemo(() => {
    const fresh = parsed(after);
    const { market } = recordOf(fresh);
    const momentWords = (at: number): string =>
      formatMarketMoment(at, typeof market === 'string' ? market : '', language, now);
    return differences(parsed(before), fresh, { translate, momentWords });
  }, [before, after, translate, language, now]);
  if (found.length === 0) return <p>{translate('editorEdit:publish.nothing')}</p>;
  return (
    // It scrolls, so keys must reach it.
    <ul
      className={styles.list}
      tabIndex={0}
      aria-label={translate('editorEdit:publish.changes')}
      data-testid="differences"
    >
      {found.map(({ key, kind, title, lines }) => (
        <li key={key} className={styles[kind]}>
          <p className={styles.title}>{title}</p>
          {lines.length > 0 && (
            <ul className={styles.lines}>
              {lines.slice(0, maxLines).map((line) => (
                <li key={line}>{line}</li>
              ))}
              {lines.length > maxLines && (
                <li>{translate('editorEdit:difference.more', { count: lines.length - maxLines })}</li>
              )}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
