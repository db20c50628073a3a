// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../codec/validator';
import agreement from './validators/blocks/agreement';
import banner from './validators/blocks/banner';
import benefits from './validators/blocks/benefits';
import calculator from './validators/blocks/calculator';
import columns from './validators/blocks/columns';
import countdown from './validators/blocks/countdown';
import cta from './validators/blocks/cta';
import dataGroup from './validators/blocks/dataGroup';
import disclosure from './validators/blocks/disclosure';
import download from './validators/blocks/download';
import faq from './validators/blocks/faq';
import footer from './validators/blocks/footer';
import hero from './validators/blocks/hero';
import image from './validators/blocks/image';
import registration from './validators/blocks/registration';
import reviews from './validators/blocks/reviews';
import richText from './validators/blocks/richText';
import spacer from './validators/blocks/spacer';
import steps from './validators/blocks/steps';
import video from './validators/blocks/video';

export const blockValidators: Readonly<Record<string, Validator<unknown>>> = { agreement, banner, benefits, calculator, columns, countdown, cta, dataGroup, disclosure, download, faq, footer, hero, image, registration, reviews, richText, spacer, steps, video };
