import { claimRules } from './loan/claims';
import { disclosures, examples } from './loan/disclosures';
import { lender } from './loan/lender';
import { ofMarket } from './loan/ofMarket';
import type { Rule } from './subject';
import { actions, forms } from './rules/forms';
import { addresses, missingLinks, unpublishedTemplates } from './rules/addresses';
import { brandPlaces, unknownNames } from './rules/unknownNames';
import { calculators, countdowns, numberRanges } from './rules/numberRanges';
import { conditions, experiments } from './rules/experiments';
import { emptyTexts, translations } from './rules/translations';
import { firstView, headings, theme } from './rules/theme';
import { html } from './rules/html';
import { captions, pictures, weight } from './rules/pictures';
/** Rules that look at a document whose format is right. */
export const allRules: readonly Rule[] = [
  unknownNames,
  conditions,
  countdowns,
  calculators,
  numberRanges,
  forms,
  firstView,
  emptyTexts,
  translations,
  brandPlaces,
  pictures,
  captions,
  theme,
  headings,
  addresses,
  unpublishedTemplates,
  missingLinks,
  actions,
  html,
  weight,
  experiments,
  disclosures,
  examples,
  lender,
  ofMarket,
  claimRules,
];
