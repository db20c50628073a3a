import english from '../../../../locales/en/blockSamples.json';
import spanish from '../../../../locales/es/blockSamples.json';
import { block, page, rulesIn } from '../testing/checked';

const steps = (...titles: unknown[]) =>
  page([block('steps', { items: titles.map((title) => ({ title, text: 'Say it yourself.' })) })]);

it('names the texts that a new block came with, in each language', () => {
  const document = steps({ en: 'Apply', es: spanish.steps_1_title }, english.steps_2_title);
  const found = rulesIn(document).filter((each) => each.startsWith('sampleTextLeft'));
  expect(found).toEqual([
    'sampleTextLeft /blocks/1/props/items/0/title/es',
    'sampleTextLeft /blocks/1/props/items/1/title',
  ]);
});

it('says nothing of samples that can stay, nor of what somebody wrote', () => {
  const faq = block('faq', {
    title: english.faq_title,
    items: [{ question: english.faq_1_question, answer: 'You repay 1,200 pesos.' }],
  });
  expect(rulesIn(page([faq])).join()).not.toContain('sampleTextLeft');
});
