import { claimRules } from './loan/claims';
import { disclosures } from './loan/disclosures';
import { examples } from './loan/examples';
import { lender } from './loan/lender';
import { ofMarket } from './loan/ofMarket';
import type { Rule } from './rule';
import { actions } from './rules/actions';
import { addresses } from './rules/addresses';
import { brandPlaces } from './rules/brandPlaces';
import { calculators } from './rules/calculators';
import { conditions } from './rules/conditions';
import { countdowns } from './rules/countdowns';
import { emptyTexts } from './rules/emptyTexts';
import { experiments } from './rules/experiments';
import { firstView } from './rules/firstView';
import { forms } from './rules/forms';
import { headings } from './rules/headings';
import { html } from './rules/html';
import { numberRanges } from './rules/numberRanges';
import { pictures } from './rules/pictures';
import { missingLinks, unpublishedTemplates } from './rules/templateLinks';
import { theme } from './rules/theme';
import { translations } from './rules/translations';
import { unknownNames } from './rules/unknownNames';
import { weight } from './rules/weight';

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
