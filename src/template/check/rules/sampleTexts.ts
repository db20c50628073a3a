import english from '../../../../locales/en/blockSamples.json';
import spanish from '../../../../locales/es/blockSamples.json';
import chinese from '../../../../locales/zh/blockSamples.json';
import type { Rule } from '../subject';
import { found } from '../templateCheck';

/** Sample texts of new blocks that tell whoever writes what to put there; the others can stay as they are. */
const instructions: readonly (keyof typeof english)[] = [
  'agreement_html',
  'benefits_1_title',
  'benefits_1_text',
  'benefits_2_title',
  'benefits_2_text',
  'benefits_3_title',
  'benefits_3_text',
  'columns_1_html',
  'columns_2_html',
  'countdown_label',
  'disclosure_example_in',
  'disclosure_example_mx',
  'disclosure_example_none',
  'faq_1_answer',
  'faq_2_answer',
  'faq_3_answer',
  'footer_html',
  'hero_subtitle',
  'hero_title',
  'reviews_1_name',
  'reviews_1_text',
  'reviews_2_name',
  'reviews_2_text',
  'richText_html',
  'steps_1_title',
  'steps_1_text',
  'steps_2_title',
  'steps_2_text',
  'steps_3_title',
  'steps_3_text',
  'video_title',
];

const left: ReadonlySet<string> = new Set(
  [english, spanish, chinese].flatMap((samples) => instructions.map((name) => samples[name])),
);

export const isOfNewBlock = (text: string): boolean => left.has(text.trim());

/** What a new block came with and nobody has written over. */
export const sampleTexts: Rule = ({ words }) =>
  words.filter(({ text }) => isOfNewBlock(text)).map(({ path }) => found('sampleTextLeft', path));
