import type { ApprovalQuestion } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { DataState } from '../../kit/ui/DataState';
import { ApprovalFrame } from './ApprovalFrame';
import { ApprovalForm } from './ApprovalForm';
import { approvalQuestion } from './approvalFeature';
import { AskedPages } from './AskedPages';
import { Receipt } from './Receipt';
import { ClosedApprovalLink } from './ClosedApprovalLink';
import { useApprovalToken } from './useApprovalToken';

interface QuestionProps {
  readonly token: string;
  readonly question: ApprovalQuestion;
}

function Question({ token, question }: QuestionProps) {
  const translate = useTranslate();
  const { state, asked, answered, appName, subject } = question;
  switch (state) {
    case 'open':
      return (
        asked && (
          <ApprovalFrame
            appName={appName}
            title={translate('editorApproval:title', { name: asked.byName, subject })}
          >
            <AskedPages question={question} asked={asked} />
            <ApprovalForm token={token} question={question} count={asked.pages.length} />
          </ApprovalFrame>
        )
      );
    case 'approved':
    case 'changeAsked':
      return answered && <Receipt question={question} state={state} answered={answered} />;
    default:
      return <ClosedApprovalLink state={state} question={question} />;
  }
}

function OpenedLink({ token }: { readonly token: string }) {
  const translate = useTranslate();
  const found = useResource(approvalQuestion, token);
  const { value, problem } = found;
  if (problem?.code === 'gone' || problem?.code === 'invalid') return <ClosedApprovalLink state="unknown" />;
  if (value) return <Question token={token} question={value} />;
  return (
    <ApprovalFrame title={translate('editor:opening')}>
      <DataState of={found} rows={6} />
    </ApprovalFrame>
  );
}

/** `/approval`: what somebody without an account is asked, and their answer. It signs nobody in. */
export function ApprovalScreen() {
  const token = useApprovalToken();
  return token === '' ? <ClosedApprovalLink state="unknown" /> : <OpenedLink key={token} token={token} />;
}
