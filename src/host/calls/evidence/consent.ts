import en from '../../../../locales/en/loan.json';
import es from '../../../../locales/es/loan.json';
import { readConsentAct, type ConsentAct } from '../../../kernel/consentAct';
import type { CallRefusal } from '../guard/callListener';
import type { GuardedRequest } from '../guard/guardedRequest';
import { sha256Of } from '../../store/documentIdentity';
import type { NewEvidence } from './evidenceStore';

/** How a loan was agreed to. An act that is about another product than the loan says nothing of it. */
export function consentOf({
  page,
  payload,
}: Pick<GuardedRequest, 'page' | 'payload'>): ConsentAct | undefined {
  const act = readConsentAct(page.act);
  return act?.kind === 'tapped' && act.productId !== (payload.productId ?? '') ? undefined : act;
}

const texts = { en, es } as const;

/** In words that the page shows as they come. */
export const tapMissing = ({ locale }: Pick<GuardedRequest, 'locale'>): CallRefusal => ({
  message: texts[locale].confirm.tapMissing,
  retryAfterSeconds: undefined,
});

/** What evidence says of it. */
export const consentColumns = (
  act: ConsentAct | undefined,
  person: string,
): Pick<NewEvidence['row'], 'act' | 'act_at' | 'act_hash'> =>
  act?.kind === 'tapped'
    ? {
        act: act.kind,
        act_at: act.at,
        act_hash: sha256Of(JSON.stringify([person, act.productId, act.at])),
      }
    : { act: act?.kind ?? null, act_at: null, act_hash: null };
