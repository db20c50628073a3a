import { sessionOf } from '../../door/admission/admit';
import { createRefusalAudit } from '../../door/admission/auditRefusals';
import { checkTemplateMarket } from '../../door/calls/callerMarkets';
import type { Editor } from '../../editor';
import type { PreviewsOptions } from './registerPreviews';

/** Who may see a template in a frame of the editor; what is of a market that is not theirs is refused and recorded. */
export function createFrameAdmission(editor: Editor): PreviewsOptions['mayView'] {
  const auditRefusal = createRefusalAudit(editor);
  return async (request, id) => {
    const caller = await sessionOf(request, editor);
    if (!caller || caller.mustChangePassword || caller.mustSetUpSecondFactor) return false;
    if (id === undefined) return true;
    const market = await checkTemplateMarket(editor.database, caller, id);
    if (!market.ok) await auditRefusal({ request, actor: caller.account, refusal: market.error });
    return market.ok;
  };
}
