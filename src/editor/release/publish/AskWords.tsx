import { useSelector } from 'react-redux';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage, selectSession } from '../../kit/session/sessionSlice';
import { joinWithOr } from './ApprovalWords';

/** Who can do what this person can't, or that nobody can. */
export function AskWords({ askable }: { readonly askable: readonly string[] }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const needsSecond = useSelector(selectSession).session?.requiresApproval === true;
  const names = joinWithOr(askable, language);
  if (askable.length === 0)
    return (
      <p>
        {translate(needsSecond ? 'editorEdit:publish.nobodyToAsk' : 'editorEdit:publish.nobodyPublishes')}
      </p>
    );
  return (
    <p>
      {translate(needsSecond ? 'editorEdit:publish.approvalNeeded' : 'editorEdit:publish.onlyPublishers', {
        names,
      })}
    </p>
  );
}
