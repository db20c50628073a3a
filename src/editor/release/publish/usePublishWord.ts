import { useSelector } from 'react-redux';
import { selectEdit } from '../../workspace/model/editSlice';
import { selectSession } from '../../kit/session/sessionSlice';
import { publishWordOf, type PublishWord } from './publishSteps';

/** What the button and its dialog are called for whoever is signed in. */
export function usePublishWord(): PublishWord {
  const { session } = useSelector(selectSession);
  const { details } = useSelector(selectEdit);
  if (!details) return 'publish';
  return publishWordOf({
    details,
    account: session?.account,
    requiresApproval: session?.requiresApproval === true,
  });
}
