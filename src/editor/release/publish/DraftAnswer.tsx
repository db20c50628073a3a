import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectEdit } from '../../workspace/model/editSlice';
import { ApprovalAnswer } from './ApprovalAnswer';
import { approveDraft, askForChange } from './publishSaga';

interface DraftAnswerProps {
  readonly id: string;
  readonly sha256: string;
  readonly onBack: () => void;
  readonly onAnswered?: () => void;
}

/** The answers about the page that is open, as long as it is what was asked about. */
export function DraftAnswer({ sha256, ...props }: DraftAnswerProps) {
  const translate = useTranslate();
  const { details } = useSelector(selectEdit);
  if (details?.draft?.sha256 !== sha256) return <p>{translate('editorEdit:approval.changedSince')}</p>;
  return (
    <ApprovalAnswer
      {...props}
      sha256={sha256}
      approval={approveDraft}
      changeRequest={askForChange}
      approveLabel={translate('editorEdit:publish.approve')}
    />
  );
}
