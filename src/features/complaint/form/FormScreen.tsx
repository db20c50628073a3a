import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigation } from '../../../events/navigation';
import { isUnderWay } from '../../../kernel/acting';
import { fittingText } from '../../../kernel/fittingText';
import { countGraphemes } from '../../../kernel/graphemes';
import { useTranslate } from '../../../texts/TranslateContext';
import { ActionBar } from '../../../ui/borrower/ActionBar';
import { Modal } from '../../../ui/borrower/Modal';
import { ScreenFrame } from '../../../ui/borrower/ScreenFrame';
import { SuccessDrawing } from '../../../ui/drawings/SuccessDrawing';
import { PictureField } from '../pictures/PictureField';
import { LeftOut } from '../../../ui/LeftOut';
import { TextArea } from '../../../ui/TextArea';
import { useTypedField } from '../../../ui/useTypedField';
import { type FormState, formLeft, formOpened, selectForm, submitted, textChanged } from './slice';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../../effects/PageLink';
import { pageAddress } from '../../../kernel/pageAddress';
import { NoticeBox } from '../../../ui/borrower/NoticeBox';
import { maxCharacters, type Subject } from '../draft';
import layout from '../../../ui/borrower/layout.module.css';
import styles from './FormScreen.module.css';

/** `/complainPageNext`: what happened, in words and pictures (contract §10). */
export function FormScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { onBack } = useNavigation();
  const { subject, text, leftOut, isTextMissing, pictures, sending } = useSelector(selectForm);
  useEffect(() => {
    dispatch(formOpened());
    return () => void dispatch(formLeft());
  }, [dispatch]);
  const isLocked = isUnderWay(sending);
  return (
    <ScreenFrame
      title={translate('complaint:form.title')}
      onBack={onBack}
      actions={
        <ActionBar
          primary={{
            label: translate('complaint:form.submit'),
            onChosen: () => dispatch(submitted()),
            isBusy: isLocked,
            testId: 'complaint-submit',
          }}
        />
      }
    >
      <SubjectLine subject={subject} />
      <ComplaintText
        text={text}
        leftOut={leftOut}
        isMissing={isTextMissing}
        isLocked={isLocked}
        onChanged={(changed) => dispatch(textChanged(changed))}
      />
      <PictureField {...pictures} isLocked={isLocked} />
      {sending === 'done' && (
        <Modal drawing={<SuccessDrawing />} title={translate('complaint:form.done.title')}>
          <p>{translate('complaint:form.done.text')}</p>
        </Modal>
      )}
    </ScreenFrame>
  );
}

/** What the complaint is about; where that is not chosen yet, the way to choose it. */
function SubjectLine({ subject }: { readonly subject: Subject | undefined }) {
  const translate = useTranslate();
  const { search } = useLocation();
  if (!subject) {
    return (
      <NoticeBox>
        <PageLink className={styles.choose} to={pageAddress('/complaint', {}, search)}>
          {translate('complaint:form.chooseSubject')}
        </PageLink>
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
      {about && (
        <p className={layout.aside} translate="no">
          {about}
        </p>
      )}
    </section>
  );
}

interface ComplaintTextProps {
  readonly text: string;
  /** What had no room. */
  readonly leftOut: string;
  /** It was to be sent without a word. */
  readonly isMissing: boolean;
  readonly isLocked: boolean;
  readonly onChanged: (changed: Pick<FormState, 'text' | 'leftOut'>) => void;
}

function ComplaintText({ text, leftOut, isMissing, isLocked, onChanged }: ComplaintTextProps) {
  const translate = useTranslate();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isMissing) field.current?.focus();
  }, [isMissing]);
  const area = useTypedField(text, (edit) => {
    const { caret, ...fitting } = fittingText(edit, maxCharacters);
    onChanged(fitting);
    return { caret };
  });
  const amounts = { count: countGraphemes(text), most: maxCharacters };
  return (
    <TextArea
      {...area}
      ref={field}
      label={translate('complaint:form.text')}
      error={isMissing ? translate('complaint:form.textMissing') : undefined}
      data-testid="complaint-text"
      placeholder={translate('complaint:form.placeholder')}
      readOnly={isLocked}
      notice={
        <LeftOut
          text={leftOut}
          wordsOf={(count) => translate('complaint:form.leftOut', { count, most: maxCharacters })}
        />
      }
      counter={
        <span
          data-testid="complaint-counter"
          translate="no"
          role="img"
          aria-label={translate('complaint:form.counterSpoken', amounts)}
        >
          {translate('complaint:form.counter', amounts)}
        </span>
      }
    />
  );
}
