import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useWays } from '../../../events/useWays';
import { isUnderWay } from '../../../kernel/acting';
import { useTranslate } from '../../../texts/TranslateContext';
import { ActionBar } from '../../../ui/borrower/ActionBar';
import { Modal } from '../../../ui/borrower/Modal';
import { ScreenFrame } from '../../../ui/borrower/ScreenFrame';
import { SuccessDrawing } from '../../../ui/drawings/SuccessDrawing';
import { PictureField } from '../pictures/PictureField';
import { ComplaintText } from './ComplaintText';
import { formLeft, formOpened, submitted, textChanged } from './events';
import { selectForm } from './slice';
import { SubjectLine } from './SubjectLine';

/** `/complainPageNext`: what happened, in words and pictures (contract §10). */
export function FormScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { onBack } = useWays();
  const { subject, text, isTextMissing, pictures, sending } = useSelector(selectForm);
  useEffect(() => {
    dispatch(formOpened());
    return () => void dispatch(formLeft());
  }, [dispatch]);
  const isLocked = isUnderWay(sending);
  return (
    <ScreenFrame
      title={translate('complaint:form.title')}
      backLabel={translate('borrower:back')}
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
