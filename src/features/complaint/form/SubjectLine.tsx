import { Link, useLocation } from 'react-router-dom';
import { pageAddress } from '../../../kernel/pageAddress';
import { useTranslate } from '../../../texts/TranslateContext';
import { NoticeBox } from '../../../ui/borrower/NoticeBox';
import type { Subject } from '../draft';
import styles from './SubjectLine.module.css';

/** What the complaint is about; where that is not chosen yet, the way to choose it. */
export function SubjectLine({ subject }: { readonly subject: Subject | undefined }) {
  const translate = useTranslate();
  const { search } = useLocation();
  if (!subject) {
    return (
      <NoticeBox>
        <Link className={styles.choose} to={pageAddress('/complaint', {}, search)}>
          {translate('complaint:form.chooseSubject')}
        </Link>
      </NoticeBox>
    );
  }
  const { type, sonType, orderNo, productName } = subject;
  const kinds = [type, sonType].flatMap((kind) => (kind ? [kind.title] : []));
  const order = orderNo && translate('complaint:form.order', { order: orderNo });
  const about = [productName, order].filter((part) => part !== '').join(' · ');
  return (
    <section className={styles.subject} aria-label={translate('complaint:form.about')}>
      <p className={styles.kinds}>{kinds.join(' · ')}</p>
      {about && <p className={styles.order}>{about}</p>}
    </section>
  );
}
