import { loanTexts } from '../../../generated/loanTexts';
import { readConsentAct, type ConsentAct } from '../../../kernel/consentAct';
import type { CallRefusal } from '../interceptor/callListener';
import type { ActingRequest } from '../interceptor/actingRequest';
import { sha256Of } from '../../store/documentIdentity';
import type { NewEvidence } from './evidenceStore';
import { shownLanguage } from './shownLanguage';

/** How a loan was agreed to. An act that is about another product than the loan says nothing of it. */
export function consentOf({
  page,
  payload,
}: Pick<ActingRequest, 'page' | 'payload'>): ConsentAct | undefined {
  const act = readConsentAct(page.act);
  return act?.kind === 'tapped' && act.productId !== (payload.productId ?? '') ? undefined : act;
}

/** In words that the page shows as they come. */
export const refuseWithoutConsentTap = (request: Pick<ActingRequest, 'page' | 'locale'>): CallRefusal => ({
  message: loanTexts[shownLanguage(request)].confirm.tapMissing,
  retryAfterSeconds: undefined,
});

/** What evidence keeps of an agreement; `clickId`: the visitor agreed that the network of an advert hears of the registration. */
export type StoredConsent = ConsentAct | { readonly kind: 'clickId' };

/** A page sends a click id where the visitor ticked the box, and else none. */
export const clickAgreed = ({ click }: Pick<ActingRequest, 'click'>): StoredConsent | undefined =>
  click && { kind: 'clickId' };

/** What evidence says of it. */
export const consentColumns = (
  act: StoredConsent | undefined,
  person: string,
): Pick<NewEvidence['row'], 'act' | 'act_at' | 'act_hash'> =>
  act?.kind === 'tapped'
    ? {
        act: act.kind,
        act_at: act.at,
        act_hash: sha256Of(JSON.stringify([person, act.productId, act.at])),
      }
    : { act: act?.kind ?? null, act_at: null, act_hash: null };
