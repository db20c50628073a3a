import { createKeyValueStore } from '../../api/keyValueStore';
import { createVisitor } from '../../features/promotion/visitor';
import type { GuardSide } from '../../kernel/guardArm';

/** The side that this visitor is on, remembered as groups of experiments are (contract §8). */
export function keptSideOf(guard: string, sharePercent: number): GuardSide {
  const visitor = createVisitor(createKeyValueStore(() => window.localStorage));
  const kept = visitor.groups()[guard];
  if (kept === 'new' || kept === 'old') return kept;
  const side = Math.random() * 100 < sharePercent ? 'new' : 'old';
  visitor.rememberGroups({ [guard]: side });
  return side;
}
