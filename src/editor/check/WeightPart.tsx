import { useSelector } from 'react-redux';
import { budgets } from '../../template/check/weight/referencePhone';
import type { PageWeight } from '../../template/check/weight/weighPage';
import { useTranslate } from '../../texts/TranslateContext';
import { readersOf } from '../data/readersOf';
import { selectLanguage } from '../session/sessionSlice';
import styles from './CheckPanel.module.css';

/** What the page costs a cheap phone on a slow line, beside the budget. */
export function WeightPart({ weight }: { readonly weight: PageWeight }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { format } = new Intl.NumberFormat(readersOf(language), { maximumFractionDigits: 1 });
  const kilobytes = (bytes: number): string => format(Math.round(bytes / 1_000));
  const seconds = (ms: number): string => format(ms / 1_000);
  const { totalBytes, pictureBytes, lcp, unknownPictures } = weight;
  return (
    <section
      className={styles.part}
      aria-label={translate('editorEdit:check.weight')}
      data-testid="page-weight"
    >
      <h2 className={styles.partTitle}>{translate('editorEdit:check.weight')}</h2>
      <p>
        {translate('editorEdit:check.weightBytes', {
          bytes: kilobytes(totalBytes),
          budget: kilobytes(budgets.pageBytes),
          pictures: kilobytes(pictureBytes),
        })}
      </p>
      <p>
        {translate('editorEdit:check.weightTime', { seconds: seconds(lcp), budget: seconds(budgets.lcp) })}
      </p>
      {unknownPictures > 0 && (
        <p>{translate('editorEdit:check.weightUnknown', { count: unknownPictures })}</p>
      )}
    </section>
  );
}
