import { html } from './rules/html';
import { confirmShaming } from './loan/confirmShaming';
import { contradictions } from './loan/contradictions';
import { datedCat } from './loan/datedCat';
import { hurryingCountdowns } from './loan/hurryingCountdowns';
import { listedApp } from './loan/listedApp';
import { partners } from './loan/partners';
import { penalInterest } from './loan/penalInterest';
import { plainLanguage } from './loan/plainLanguage';
import { privacyNotice } from './loan/privacyNotice';
import { claimRules } from './loan/claims';
import { disclosures, examples } from './loan/disclosures';
import { exampleFigures } from './loan/exampleFigures';
import { lender } from './loan/lender';
import { ofMarket } from './loan/ofMarket';
import { addresses, missingLinks, packageOrigins, unpublishedTemplates } from './rules/addresses';
import { conditions, experiments } from './rules/experiments';
import { actions, forms } from './rules/forms';
import { inPageLinks } from './rules/inPageLinks';
import { calculators, countdowns, numberRanges } from './rules/numberRanges';
import { captions, pictures, pictureShapes, picturesGone, weight } from './rules/pictures';
import { sharePicture } from './rules/sharePicture';
import { firstView, headings, theme } from './rules/theme';
import { emptyTexts, translations } from './rules/translations';
import { sampleTexts } from './rules/sampleTexts';
import { starterSamplesLeft } from './rules/starterSamples';
import { brandPlaces, unknownNames } from './rules/unknownNames';
import type { LendingRule, Rule } from './subject';

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
  sampleTexts,
  starterSamplesLeft,
  translations,
  brandPlaces,
  pictures,
  captions,
  picturesGone,
  pictureShapes,
  sharePicture,
  theme,
  headings,
  addresses,
  packageOrigins,
  inPageLinks,
  unpublishedTemplates,
  missingLinks,
  actions,
  html,
  weight,
  experiments,
];

/** Rules of a page's market. */
export const lendingRules: readonly LendingRule[] = [
  disclosures,
  examples,
  exampleFigures,
  lender,
  ofMarket,
  claimRules,
  penalInterest,
  contradictions,
  datedCat,
  partners,
  listedApp,
  privacyNotice,
  hurryingCountdowns,
  confirmShaming,
  plainLanguage,
];
