import { recordOf } from '../../kernel/record';
import type { BlockFacts, BlockSamples } from '../definition';

/** In the order in which new ones take them. */
const groups = ['job', 'personal', 'ext', 'bank', 'public'] as const;

export const facts: BlockFacts<'dataGroup'> = {
  group: 'loan',
  initialProps({ blocks, text }) {
    // Two fields of one group may not share a key.
    const taken = blocks.filter(({ type }) => type === 'dataGroup').map(({ props }) => recordOf(props).group);
    return {
      group: groups.find((each) => !taken.includes(each)) ?? 'public',
      fields: [
        { key: 'occupation', label: text('dataGroup_occupation'), kind: 'txt', required: true },
        { key: 'since', label: text('dataGroup_since'), kind: 'day' },
      ],
    };
  },
};

export const samples: BlockSamples<'dataGroup'> = {
  full: {
    group: 'job',
    fields: [
      { key: 'employer', label: 'Employer', kind: 'txt', required: true },
      {
        key: 'contract',
        label: 'Contract',
        kind: 'enum',
        options: ['Open', { value: 'f', label: 'Fixed' }],
      },
      { key: 'sector', label: 'Sector', kind: 'enum', options: ['a', 'b', 'c', 'd', 'e'] },
      { key: 'since', label: 'Since', kind: 'day' },
      { key: 'note', label: 'We call nobody.', kind: 'tips' },
      {
        key: 'city',
        label: 'City',
        kind: 'citySelect',
        options: [{ value: 'MX-PUE', label: 'Puebla' }, 'León'],
      },
    ],
  },
  bare: { group: 'ext', fields: [] },
};
