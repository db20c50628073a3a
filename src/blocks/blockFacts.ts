// Made from schemas/ by `npm run generate`. Do not edit.
import type { BlockType } from '../template/block';
import * as agreement from './agreement/facts';
import * as banner from './banner/facts';
import * as benefits from './benefits/facts';
import * as calculator from './calculator/facts';
import * as columns from './columns/facts';
import * as countdown from './countdown/facts';
import * as cta from './cta/facts';
import * as dataGroup from './dataGroup/facts';
import * as disclosure from './disclosure/facts';
import * as download from './download/facts';
import * as faq from './faq/facts';
import * as footer from './footer/facts';
import * as hero from './hero/facts';
import * as image from './image/facts';
import * as registration from './registration/facts';
import * as reviews from './reviews/facts';
import * as richText from './richText/facts';
import * as spacer from './spacer/facts';
import * as steps from './steps/facts';
import * as video from './video/facts';
import type { BlockFacts, BlockSamples } from './definition';

/** What the editor knows of each block type. */
export const blockFacts: { readonly [Type in BlockType]: BlockFacts<Type> } = {
  agreement: agreement.facts,
  banner: banner.facts,
  benefits: benefits.facts,
  calculator: calculator.facts,
  columns: columns.facts,
  countdown: countdown.facts,
  cta: cta.facts,
  dataGroup: dataGroup.facts,
  disclosure: disclosure.facts,
  download: download.facts,
  faq: faq.facts,
  footer: footer.facts,
  hero: hero.facts,
  image: image.facts,
  registration: registration.facts,
  reviews: reviews.facts,
  richText: richText.facts,
  spacer: spacer.facts,
  steps: steps.facts,
  video: video.facts,
};

/** Props of each block type for tests. */
export const blockSamples: { readonly [Type in BlockType]: BlockSamples<Type> } = {
  agreement: agreement.samples,
  banner: banner.samples,
  benefits: benefits.samples,
  calculator: calculator.samples,
  columns: columns.samples,
  countdown: countdown.samples,
  cta: cta.samples,
  dataGroup: dataGroup.samples,
  disclosure: disclosure.samples,
  download: download.samples,
  faq: faq.samples,
  footer: footer.samples,
  hero: hero.samples,
  image: image.samples,
  registration: registration.samples,
  reviews: reviews.samples,
  richText: richText.samples,
  spacer: spacer.samples,
  steps: steps.samples,
  video: video.samples,
};
