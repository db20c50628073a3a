import { useSelector } from 'react-redux';
import { selectEdit } from '../../workspace/model/editSlice';
import { selectSession } from '../../kit/session/sessionSlice';
import { publishLabelOf, type PublishLabel } from './publishSteps';

/** What the button and its dialog are called for whoever is signed in. */
export function usePublishLabel(): PublishLabel {
  const { session } = useSelector(selectSession);
  const { details } = useSelector(selectEdit);
  if (!details) return 'publish';
  return publishLabelOf({
    details,
    account: session?.account,
    requiresApproval: session?.requiresApproval === true,
  });
}
