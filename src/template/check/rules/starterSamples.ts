import { htmlText } from '../html/htmlText';
import { perText } from '../perText';
import type { Rule } from '../subject';
import { isOfNewBlock } from './sampleTexts';
import { found } from '../templateCheck';

/** Pages that say of themselves that they are samples, and are published as such under their own names. */
const shippedSamples: readonly string[] = [
  'mx-bienvenida',
  'mx-contrato',
  'in-welcome',
  'in-agreement',
  'cn-welcome',
  'cn-agreement',
  'site-loan-terms',
];

/**
 * What a starter calls a sample, in its own words: the sentence, or as much of it as stays when figures are changed. What is
 * written in its place can have all other words of the starter.
 */
export const starterSamples: readonly string[] = [
  'Sample amounts.',
  'Sample: if you borrow',
  'This sample has no',
  'This is the model contract (sample).',
  'This is the model agreement (sample).',
  'Montos de muestra.',
  'Es una muestra sin',
  'Este es el modelo del contrato (muestra).',
  '（样例金额）',
  '金额为样例。',
  '此为样例',
  '这是协议样例。',
];

const sampleIn = perText(({ text, role }) => {
  if (isOfNewBlock(text)) return undefined;
  const plain = role === 'html' ? htmlText(text) : text;
  return starterSamples.find((sample) => plain.includes(sample));
});

/** Words by which a shipped page calls itself a sample, on a page that somebody made of it. */
export const starterSamplesLeft: Rule = ({ document, words }) =>
  shippedSamples.includes(document.id)
    ? []
    : words.flatMap((each) => {
        const sample = sampleIn(each);
        return sample === undefined ? [] : [found('starterSampleLeft', each.path, { sample })];
      });
