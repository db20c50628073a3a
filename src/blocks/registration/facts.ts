import { marketFacts } from '../../kernel/market';
import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'registration'> = {
  group: 'loan',
  initialProps: ({ market }) => {
    const phoneRule = marketFacts(market)?.phoneRule;
    return phoneRule === undefined ? {} : { phoneRule };
  },
  builtInTexts: { submitLabel: 'blocks:registration.apply' },
};

export const samples: BlockSamples<'registration'> = {
  full: {
    phoneRule: 'mx',
    submitLabel: 'Apply',
    agreementLabel: 'The agreement',
    fields: [{ key: 'name', label: 'Name', kind: 'txt', required: true }],
  },
  bare: {},
};
