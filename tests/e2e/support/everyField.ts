import { blockSamples } from '../../../src/blocks/blockFacts';
import { changeProps } from '../../../src/template/changeProps';
import { documentOf } from './fixtureDocuments';

const condition = {
  any: [
    { field: 'query.utm_tag', op: 'in', value: ['summer'] },
    { not: { field: 'now', op: 'lt', value: '2030-01-01T00:00:00Z' } },
  ],
};

/** A text of a sample in two languages, as the editor has a tab for each. */
const inTwoLanguages = (text: unknown) => ({ en: text, es: `${String(text)} (es)` });

export const everyFieldId = 'every-field';

/** A block of each type with every kind of field filled, one of them under a condition and in an experiment. */
export const everyField = documentOf(
  everyFieldId,
  Object.entries(blockSamples).map(([type, { full }]) => ({
    id: type.toLowerCase(),
    type,
    props: changeProps(type, full, { text: inTwoLanguages }),
    ...(type === 'hero' && { visibleWhen: condition, variant: { experiment: 'e1', group: 'a', weight: 50 } }),
  })),
  {
    name: 'Every field',
    theme: { background: '#ffffff', text: '#222222', accent: '#8a3b00' },
    // Nobody published them: findings for the list of the check panel.
    links: { agreement: 'not-there', after: 'nor-this' },
  },
);
