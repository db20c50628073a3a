import { useLocation } from 'react-router-dom';
import { PageLink } from '../../../effects/PageLink';
import type { Complaint } from '../../../generated/replies';
import { pageAddress } from '../../../kernel/pageAddress';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMoment } from '../../../ui/borrower/pageContexts';
import styles from './ComplaintItem.module.css';

/** One complaint of the list: when, what about, the beginning of its words. */
export function ComplaintItem({ complaint }: { readonly complaint: Complaint }) {
  const translate = useTranslate();
  const moment = useMoment();
  const { search } = useLocation();
  const id = shownText(complaint.id);
  const time = moment(complaint.time);
  const kinds = [complaint.type, complaint.sonType].map(shownText).filter((kind) => kind !== '');
  const type = kinds.join(' · ') || translate('complaint:list.unnamed');
  const inside = (
    <>
      <span className={styles.line}>
        <span className={styles.type}>{type}</span>
        {shownText(complaint.disposeDetail) && (
          <span className={styles.answered}>{translate('complaint:list.answered')}</span>
        )}
      </span>
      <span className={styles.content}>{shownText(complaint.content)}</span>
      <span className={styles.time} translate="no">
        {time}
      </span>
    </>
  );
  // One without an id has no details to go to.
  if (!id) return <li className={styles.item}>{inside}</li>;
  return (
    <li>
      <PageLink
        className={styles.item}
        data-testid={`complaint-item-${id}`}
        to={pageAddress('/complainDetails', { problemId: id }, search)}
      >
        {inside}
      </PageLink>
    </li>
  );
}
