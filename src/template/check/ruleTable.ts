import type texts from '../../../locales/en/checks.json';
import type { MarketRuleName } from '../../kernel/marketRules';
import type { CheckContext } from './checkContext';

/** Stable names of the rules; each has a text under `rule` in `locales/<language>/checks.json`. */
export type RuleId = keyof typeof texts.rule;

/** Errors keep a template from being published, warnings ask. */
export type Severity = 'error' | 'warning';

/** Chapters of the check panel and of docs/generated/checks.md; each has a name under `group` in the same files. */
export type RuleGroup = keyof typeof texts.group;

/** What a rule can't do without: a part of the context, or a page that has been drawn. */
export type RuleNeed = Exclude<keyof CheckContext, 'fontBytes'> | 'layout';

export interface RuleFacts {
  readonly severity: Severity;
  readonly group: RuleGroup;
  readonly needs?: RuleNeed;
  /** Rules about lending: the market rule that asks for it, with its source and days in `rules/<market>.json`. */
  readonly marketRule?: MarketRuleName;
}

const rules =
  (group: RuleGroup, severity: Severity) =>
  (needs?: RuleNeed): RuleFacts => ({ severity, group, ...(needs && { needs }) });
const loan =
  (severity: Severity) =>
  (marketRule: MarketRuleName, needs?: RuleNeed): RuleFacts => ({
    ...rules('loan', severity)(needs),
    marketRule,
  });

const format = rules('format', 'error');
const block = rules('blocks', 'error');
const blockWarning = rules('blocks', 'warning');
const text = rules('texts', 'warning');
const access = rules('access', 'warning');
const link = rules('links', 'warning');
const linkError = rules('links', 'error');
const weight = rules('weight', 'warning');
const experiment = rules('experiments', 'warning');
const loanError = loan('error');
const loanWarning = loan('warning');

/** Every rule, in the order in which docs/generated/checks.md lists them. */
export const ruleTable: Readonly<Record<RuleId, RuleFacts>> = {
  documentTooLarge: format(),
  notJson: format(),
  notAnObject: format(),
  nestsTooDeep: format(),
  newerFormat: rules('format', 'warning')(),
  missing: format(),
  unknownKey: format(),
  notAChoice: format(),
  notTheValue: format(),
  wrongType: format(),
  wrongForm: format(),
  noForm: format(),
  tooSmall: format(),
  tooBig: format(),
  textTooShort: format(),
  textTooLong: format(),
  tooFew: format(),
  tooMany: format(),
  notAllowed: format(),
  misspelledProperty: rules('format', 'warning')(),
  unknownProperty: rules('format', 'warning')(),

  unknownBlockType: block(),
  misspelledBlockType: block(),
  missingBlockPackage: blockWarning(),
  newerBlockPackage: blockWarning(),
  columnsTooDeep: block(),
  tooManyBlocks: block(),
  repeatedId: block(),
  htmlTooDeep: block(),
  htmlTooLong: block(),
  conditionTooDeep: block(),
  conditionNeverHolds: blockWarning(),
  conditionOver: blockWarning('now'),
  notADate: block(),
  dateWithoutOffset: block(),
  countdownOver: blockWarning('now'),
  amountsReversed: block(),
  stepTooBig: block(),
  stepUneven: blockWarning(),
  termsUnordered: blockWarning(),
  outOfRange: blockWarning(),
  termsReversed: block(),
  noOptions: block(),
  repeatedFieldKey: block(),
  phoneRuleForeign: block(),
  secondRegistration: blockWarning(),

  titleMissing: text(),
  descriptionMissing: text(),
  shareImageMissing: text(),
  shareImageFormat: text(),
  shareImageHeavy: text('pictureBytes'),
  shareImageShape: text(),
  shareImageElsewhere: text(),
  shareImageSizeUnknown: text(),
  heroTitleEmpty: rules('texts', 'error')(),
  emptyText: text(),
  sampleTextLeft: text(),
  starterSampleLeft: text(),
  missingTranslation: text(),
  oneLanguageText: text(),
  strayLanguage: text(),
  unknownPlace: text(),
  textOverflows: text('layout'),
  wordTorn: text('layout'),

  pictureWithoutAlt: access(),
  altIsFileName: access(),
  altEmptyInOneLanguage: access(),
  captionsMissing: access(),
  textColorCorrected: access(),
  accentColorCorrected: access(),
  heroMissing: access(),
  headingOfPage: access(),
  headingSkipped: access(),
  tapTargetSmall: access('layout'),

  unsafeAddress: linkError(),
  foreignAddress: link('brand'),
  foreignPicture: linkError('brand'),
  foreignMedia: linkError('brand'),
  pictureGone: linkError('isPictureGone'),
  packageOriginMissing: linkError('brand'),
  unknownPage: link(),
  scrollToNowhere: linkError(),
  linkToNowhere: link(),
  unpublishedTemplate: link('isPublished'),
  downloadLinkMissing: link(),
  agreementLinkMissing: link(),
  unknownAppPage: linkError(),
  callWithoutPhone: linkError('brand'),
  openAppWithoutScheme: linkError('brand'),
  htmlDropped: link(),

  layoutShifts: weight('layout'),
  pictureWithoutSize: weight(),
  pictureShapeWrong: weight('pictureSize'),
  pictureWithoutSources: weight(),
  pictureTooHeavy: weight('pictureBytes'),
  pageTooHeavy: weight('pictureBytes'),
  pageTooSlow: weight('pictureBytes'),

  experimentUnseen: rules('experiments', 'error')(),
  weightsDoNotAddUp: experiment(),
  weightsDiffer: experiment(),
  oneArmedExperiment: experiment(),
  groupNeverShown: experiment(),

  disclosureMissing: loanError('termsDisclosed'),
  termTooShort: loanError('shortestAdvertisedTermDays'),
  termNotDisclosed: loanError('termsDisclosed'),
  rateAboveApr: loanError('termsDisclosed'),
  aprAboveMarket: loanError('highestAdvertisedAprPercent'),
  aprZero: loanWarning('termsDisclosed'),
  exampleWithoutTotal: loanError('representativeExample'),
  exampleWithoutRate: loanError('representativeExample'),
  exampleWithoutTerm: loanError('representativeExample'),
  exampleUnclear: loanWarning('representativeExample'),
  exampleSumWrong: loanError('representativeExample'),
  exampleInterestWrong: loanError('representativeExample'),
  exampleVatWrong: loanError('representativeExample'),
  exampleCatWrong: loanError('allInFigure'),
  exampleAprWrong: loanError('allInFigure'),
  exampleTermOutside: loanError('representativeExample'),
  exampleAboveMaximum: loanError('representativeExample'),
  catDiffers: loanWarning('allInFigure'),
  lenderMissing: loanError('lenderNamed', 'brand'),
  registrationMissing: loanWarning('lenderRegistrationShown', 'brand'),
  lenderAddressMissing: loanWarning('lenderAddressShown', 'brand'),
  loanAgreementMissing: loanError('agreementReadable'),
  privacyLinkMissing: loanError('privacyPolicyLinked'),
  contactMissing: loanWarning('contactShown'),
  catMissing: loanError('catShown'),
  catNoteMissing: loanWarning('catShown'),
  authorityMissing: loanWarning('authorityShown'),
  nbfcMissing: loanWarning('regulatedEntityNamed'),
  keyFactsMissing: loanWarning('keyFactsMentioned'),
  coolingOffMissing: loanWarning('coolingOffMentioned'),
  grievanceMissing: loanWarning('grievanceOfficerShown'),
  penalInterest: loanWarning('noPenalInterest'),
  claimGuaranteed: loanError('honestClaims'),
  claimNoCreditCheck: loanError('noUncheckedLoans'),
  claimZeroInterest: loanError('honestClaims'),
  claimAuthority: loanError('honestClaims'),
  claimInstant: loanWarning('honestClaims'),
  claimNoRequirements: loanWarning('noUncheckedLoans'),
  claimBest: loanWarning('honestClaims'),
  grievanceOfficerMissing: loanWarning('grievanceOfficerShown'),
  grievanceTimeMissing: loanWarning('grievanceOfficerShown'),
  ombudsmanMissing: loanWarning('ombudsmanShown'),
  appNotListed: loanWarning('appListed', 'brand'),
  partnerWithoutLender: loanWarning('lenderNamed'),
  offerWithoutLender: loanWarning('lenderNamed'),
  catUndated: loanWarning('catDated'),
  uneMissing: loanWarning('complaintUnitShown'),
  redecoMissing: loanWarning('collectorRegisterShown'),
  privacyRightsMissing: loanWarning('privacyNoticeComplete'),
  privacyPurposesMissing: loanWarning('privacyNoticeComplete'),
  privacyTransfersMissing: loanWarning('privacyNoticeComplete'),
  timesContradict: loanWarning('honestClaims'),
  amountsContradict: loanWarning('honestClaims'),
  termsContradict: loanWarning('termsDisclosed'),
  claimUrgency: loanWarning('noFalseUrgency'),
  claimScarcity: loanWarning('noFalseUrgency'),
  countdownHurries: loanWarning('noFalseUrgency'),
  confirmShaming: loanWarning('noConfirmShaming'),
  hardToRead: loanWarning('leastReadingEase'),
};

/** The rules that `checkTemplate` can't run in this context; those of the layout never, see `checkLayout`. */
export function rulesNotRun(context: CheckContext): readonly RuleId[] {
  // A table with exactly these keys: the compiler checks it.
  const entries = Object.entries(ruleTable) as [RuleId, RuleFacts][];
  return entries.flatMap(([rule, { needs, marketRule }]) =>
    (needs !== undefined && (needs === 'layout' || context[needs] === undefined)) ||
    (marketRule !== undefined && context.marketRules === undefined)
      ? [rule]
      : [],
  );
}
