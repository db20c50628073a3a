import type { BlockType } from '../template/block';
import { definition as agreement } from './agreement/definition';
import { definition as banner } from './banner/definition';
import { definition as benefits } from './benefits/definition';
import { definition as calculator } from './calculator/definition';
import { definition as columns } from './columns/definition';
import { definition as countdown } from './countdown/definition';
import { definition as cta } from './cta/definition';
import { definition as dataGroup } from './dataGroup/definition';
import { definition as disclosure } from './disclosure/definition';
import { definition as download } from './download/definition';
import { definition as faq } from './faq/definition';
import { definition as footer } from './footer/definition';
import { definition as hero } from './hero/definition';
import { definition as image } from './image/definition';
import { definition as registration } from './registration/definition';
import { definition as reviews } from './reviews/definition';
import { definition as richText } from './richText/definition';
import { definition as spacer } from './spacer/definition';
import { definition as steps } from './steps/definition';
import type { BlockDefinition } from './definition';

/** Every block type that this build can draw; the compiler refuses a type of `schemas/blocks` without one. */
export const registry: { readonly [Type in BlockType]: BlockDefinition<Type> } = {
  agreement,
  banner,
  benefits,
  calculator,
  columns,
  countdown,
  cta,
  dataGroup,
  disclosure,
  download,
  faq,
  footer,
  hero,
  image,
  registration,
  reviews,
  richText,
  spacer,
  steps,
};
