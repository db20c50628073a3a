import type { TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { runningGuard } from '../../kit/data/shownRevisions';

/** The draft is what is live: who sees it, all visitors or a share of them. */
export function AlreadyLive({ details }: { readonly details: TemplateDetails }) {
  const translate = useTranslate();
  const guard = runningGuard(details);
  return guard
    ? translate('editorEdit:guard.seenAlready', { share: guard.sharePercent })
    : translate('editorEdit:publish.seenAlready');
}
