import { MessageSquareText } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ApprovalStanding } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { marketOf } from '../../kit/data/template';
import { selectEdit } from '../../workspace/model/editSlice';
import workspace from '../../workspace/screen/Workspace.module.css';
import { Button } from '../../kit/ui/Button';
import { Dialog } from '../../kit/ui/Dialog';
import stack from '../../kit/ui/layout.module.css';
import { ApprovalWords } from './ApprovalWords';
import { ChangesPart } from './ChangesPart';
import { DraftAnswer } from './DraftAnswer';
import { TemplateLinks } from './TemplateLinks';
import { usePausedRefresh } from './usePausedRefresh';

interface ReviewDialogProps {
  readonly id: string;
  readonly approval: ApprovalStanding;
  readonly market: string;
  readonly onClosed: () => void;
}

/** What somebody is asked to approve: why, what changes for visitors, and the two answers. */
function ReviewDialog({ id, approval, market, onClosed }: ReviewDialogProps) {
  const translate = useTranslate();
  usePausedRefresh();
  return (
    <Dialog
      title={translate('editorEdit:approval.title', { name: approval.requestedByName })}
      isWide
      onClosed={onClosed}
    >
      <div className={stack.stack}>
        <ApprovalWords approval={approval} market={market} />
        <ChangesPart />
        <DraftAnswer id={id} sha256={approval.sha256} onBack={onClosed} onAnswered={onClosed} />
        <TemplateLinks id={id} approval={approval} />
      </div>
    </Dialog>
  );
}

/** Above the page: what was asked and answered about it, until it is published. */
export function ApprovalBanner() {
  const translate = useTranslate();
  const { id, details } = useSelector(selectEdit);
  const [isReviewing, setReviewing] = useState(false);
  const close = useCallback(() => setReviewing(false), []);
  const approval = details?.approval;
  if (!approval || details.isArchived) return null;
  const isAsked = approval.state === 'waiting' && approval.waitsForYou && approval.isYours !== true;
  return (
    <div className={workspace.notice} data-testid="approval">
      <MessageSquareText size={18} aria-hidden />
      <div className={workspace.noticeWords} role="status">
        <ApprovalWords approval={approval} market={marketOf(details) ?? ''} isInline />
      </div>
      {isAsked && (
        <div data-kept>
          <Button look="primary" onPress={() => setReviewing(true)}>
            {translate('editorEdit:approval.review')}
          </Button>
        </div>
      )}
      {isReviewing && (
        <ReviewDialog id={id} approval={approval} market={marketOf(details) ?? ''} onClosed={close} />
      )}
    </div>
  );
}
