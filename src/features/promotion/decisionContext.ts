import { inTurn } from '../../api/inTurn';
import { readParameters } from '../../api/pageParameters';
import { languageTypeOf } from '../../kernel/locale';
import type { Page } from '../../template/block';
import { type DecisionContext, chooseGroups, isDealtOut } from '../../template/decide';
import type { PromotionDependencies } from './dependencies';

type DecisionDependencies = Pick<
  PromotionDependencies,
  'window' | 'brand' | 'clientType' | 'visitor' | 'now' | 'random'
>;

/** What is known of this visitor now. Their groups are remembered, so that they stay the same (contract §8). */
export function decisionContext(page: Page, dependencies: DecisionDependencies): DecisionContext {
  const { window: view, brand, clientType, visitor, now, random } = dependencies;
  const groups = chooseGroups(page.blocks, visitor.groups(), random);
  if (Object.keys(groups).length > 0) visitor.rememberGroups(groups);
  return {
    query: readParameters(view.location),
    clientType,
    languageType: languageTypeOf(page.locale, brand.languageType),
    registered: visitor.hasRegistered(),
    now: now(),
    groups,
  };
}

/**
 * Deals the visitor out, the same way in each of the tabs that are opened at once; settles before a decision is to be
 * taken. Undefined where they have their groups already.
 */
export function dealOut(page: Page, dependencies: DecisionDependencies): Promise<unknown> | undefined {
  if (isDealtOut(page.blocks, dependencies.visitor.groups())) return undefined;
  const { locks } = dependencies.window.navigator as Partial<Navigator>;
  return inTurn(locks, () => decisionContext(page, dependencies));
}
