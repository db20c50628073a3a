import type { ProblemDetailReply } from '../../../generated/replies';
import { shownText } from '../../../kernel/shownValue';
import { useTranslate } from '../../../texts/TranslateContext';
import { DetailRows } from '../../../ui/borrower/DetailRows';
import { useMoment } from '../../../ui/borrower/pageContexts';
import { SectionTitle } from '../../../ui/borrower/ScreenFrame';
import { pictureAddresses } from '../draft';
import layout from '../../../ui/borrower/layout.module.css';
import styles from './ComplaintContent.module.css';
import { PictureGallery } from './PictureGallery';

/** What was written, and what the service says to it. */
export function ComplaintContent({ complaint }: { readonly complaint: ProblemDetailReply }) {
  const translate = useTranslate();
  const moment = useMoment();
  const content = shownText(complaint.content);
  const pictures = pictureAddresses(complaint.images);
  const answer = shownText(complaint.disposeDetail);
  const answerPictures = pictureAddresses(complaint.disposeImages);
  const rows = [
    { name: translate('complaint:details.type'), value: shownText(complaint.type) },
    { name: translate('complaint:details.sonType'), value: shownText(complaint.sonType) },
    { name: translate('complaint:details.time'), value: moment(complaint.time) },
  ].filter(({ value }) => value !== '');
  return (
    <>
      <section>
        <SectionTitle>{translate('complaint:details.content')}</SectionTitle>
        {content && <p className={styles.words}>{content}</p>}
        <PictureGallery addresses={pictures} />
        {rows.length > 0 && <DetailRows rows={rows} />}
      </section>
      <section className={styles.answer}>
        <SectionTitle>{translate('complaint:details.answer')}</SectionTitle>
        {answer || answerPictures.length > 0 ? (
          <>
            {answer && <p className={styles.words}>{answer}</p>}
            <PictureGallery addresses={answerPictures} />
          </>
        ) : (
          <p className={layout.muted}>{translate('complaint:details.waiting')}</p>
        )}
      </section>
    </>
  );
}
