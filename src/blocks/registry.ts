import type { BlockType } from '../template/block';
import { View as agreement } from './agreement/View';
import { View as banner } from './banner/View';
import { View as benefits } from './benefits/View';
import { View as calculator } from './calculator/View';
import { View as columns } from './columns/View';
import { View as countdown } from './countdown/View';
import { View as cta } from './cta/View';
import { View as dataGroup } from './dataGroup/View';
import { View as disclosure } from './disclosure/View';
import { View as download } from './download/View';
import { View as faq } from './faq/View';
import { View as footer } from './footer/View';
import { View as hero } from './hero/View';
import { View as image } from './image/View';
import { View as registration } from './registration/View';
import { View as reviews } from './reviews/View';
import { View as richText } from './richText/View';
import { View as spacer } from './spacer/View';
import { View as steps } from './steps/View';
import { View as video } from './video/View';
import type { BlockDefinition } from './definition';

/**
 * Our own block types, in the order in which the editor offers them; the compiler refuses a type of `schemas/blocks` without
 * a row. `everyDefinition.ts` adds those of block packages.
 */
export const registry: { readonly [Type in BlockType]: BlockDefinition<Type> } = {
  hero: { View: hero },
  banner: { View: banner },
  image: { View: image },
  video: { View: video },
  richText: { View: richText, isStatic: true },
  cta: { View: cta },
  columns: { View: columns },
  spacer: { View: spacer, isStatic: true },
  registration: { View: registration },
  calculator: { View: calculator },
  dataGroup: { View: dataGroup },
  download: { View: download },
  agreement: { View: agreement, isStatic: true },
  disclosure: { View: disclosure, isStatic: true },
  benefits: { View: benefits, isStatic: true },
  steps: { View: steps, isStatic: true },
  faq: { View: faq, isStatic: true },
  reviews: { View: reviews, isStatic: true },
  countdown: { View: countdown },
  footer: { View: footer, isStatic: true },
};
