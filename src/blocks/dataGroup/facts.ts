import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'dataGroup'> = { group: 'loan' };

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
