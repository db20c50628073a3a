import { readParameters } from '../../api/pageParameters';
import { languageTypeOf } from '../../kernel/locale';
import type { Page } from '../../template/block';
import { type DecisionContext, chooseGroups } from '../../template/decide';
import type { PromotionDependencies } from './dependencies';

/** What is known of this visitor now. Their groups are remembered, so that they stay the same (contract §8). */
export function decisionContext(
  page: Page,
  dependencies: Pick<PromotionDependencies, 'window' | 'brand' | 'clientType' | 'visitor' | 'now' | 'random'>,
): DecisionContext {
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
