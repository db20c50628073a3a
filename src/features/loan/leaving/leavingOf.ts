import type { ContractDetailReply } from '../../../generated/replies';
import { coolingOffCostOn, coolingOffOn, dayInMarketOf } from '../../../kernel/coolingOff';
import { dayMs, formatDate } from '../../../kernel/date';

interface Surroundings {
  /** In which the market lets a loan be given back. */
  readonly days: number;
  /** Of the market's clocks. */
  readonly utcOffsetMinutes: number;
  /** Epoch ms. */
  readonly now: number;
  /** Its APR depends on a plan that the contract does not have. */
  readonly isInInstalments: boolean;
}

/** Days as a borrower reads them: `2026-11-23`. */
export interface LeavingFacts {
  readonly lastDay: string;
  readonly today: string;
  /** Minor units; undefined where the contract does not give what it is computed from. */
  readonly cost: number | undefined;
}

const textOfDay = (day: number): string => formatDate(day * dayMs, 0, 'date');

function costOn(
  today: number,
  paidOutOn: number,
  { giveAmount, contractAmount, planDate }: ContractDetailReply,
  { utcOffsetMinutes, isInInstalments }: Surroundings,
): number | undefined {
  const dueOn = dayInMarketOf(planDate, utcOffsetMinutes);
  if (isInInstalments || typeof giveAmount !== 'number' || typeof contractAmount !== 'number')
    return undefined;
  return dueOn === undefined
    ? undefined
    : coolingOffCostOn(today, { paidOut: giveAmount, repaid: contractAmount, paidOutOn, dueOn });
}

/** Until when and for what a loan can be given back; `over`: no more; undefined: its contract does not say, or it is not paid out. */
export function leavingOf(
  contract: ContractDetailReply,
  surroundings: Surroundings,
): LeavingFacts | 'over' | undefined {
  const { days, utcOffsetMinutes, now } = surroundings;
  const paidOutOn = dayInMarketOf(contract.daiDate, utcOffsetMinutes);
  const today = dayInMarketOf(now, utcOffsetMinutes);
  if (paidOutOn === undefined || today === undefined) return undefined;
  const place = coolingOffOn(today, paidOutOn, days);
  if (place !== 'within') return place === 'over' ? place : undefined;
  return {
    lastDay: textOfDay(paidOutOn + days),
    today: textOfDay(today),
    cost: costOn(today, paidOutOn, contract, surroundings),
  };
}
