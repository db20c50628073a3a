import { Section } from '../../blocks/Section';
import { useTranslate } from '../../texts/TranslateContext';
import { EmptyTrayDrawing } from '../../ui/drawings/EmptyTrayDrawing';
import styles from './NoReviews.module.css';

/** Nobody has written yet, and nobody is invented. As the whole page it has the page's heading. */
export function NoReviews({ isWholePage }: { readonly isWholePage: boolean }) {
  const translate = useTranslate();
  return (
    <>
      {isWholePage && <h1 className={styles.heading}>{translate('site:reviews.title')}</h1>}
      <Section className={styles.note}>
        <EmptyTrayDrawing />
        <h2 className={styles.title}>{translate('site:reviews.none')}</h2>
        <p className={styles.text}>{translate('site:reviews.noneText')}</p>
      </Section>
    </>
  );
}
