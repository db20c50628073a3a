import { useSelector } from 'react-redux';
import { selectEdit } from '../../workspace/model/editSlice';
import { selectSession } from '../../kit/session/sessionSlice';
import { publishLabelOf, type PublishLabel } from './publishSteps';

/** The label of the button and of its dialog for the signed-in account. */
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
