import type { AuditDetail } from '../../../store/recordAudit';
import { decodeMarkets } from '../../door/calls/callerMarkets';
import type { StoredAccount } from './accountStore';

const marketWords = ({ markets }: StoredAccount): string => decodeMarkets(markets)?.join(', ') ?? 'all';

/** What the audit log says of a change. */
export function accountChangeDetail(before: StoredAccount, after: StoredAccount): AuditDetail {
  return {
    ...(before.role !== after.role && { role: after.role, before: before.role }),
    ...(before.markets !== after.markets && {
      markets: marketWords(after),
      marketsBefore: marketWords(before),
    }),
    ...(before.disabled_at !== after.disabled_at && { isDisabled: after.disabled_at !== null }),
  };
}
