import { type Result, success } from '../../../../kernel/result';
import type { Caller } from '../../door/calls/caller';
import { isMarketListed } from '../../door/calls/callerMarkets';
import { type Refusal, refuse } from '../../door/calls/refusal';

/** A synced block is changed by who has its market; other sections are of all markets. */
export function checkSectionMarket(
  caller: Caller,
  synced: { readonly market: string } | null | undefined,
): Result<undefined, Refusal> {
  if (!caller.markets || (synced && isMarketListed(caller, synced.market))) return success(undefined);
  return synced
    ? refuse('forbidden', 'the synced block is of another market', { reason: 'market' })
    : refuse('forbidden', 'sections are of every market, and the account or token is not', {
        reason: 'everyMarket',
      });
}
