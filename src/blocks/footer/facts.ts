import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'footer'> = { group: 'trust' };

export const samples: BlockSamples<'footer'> = { full: { html: '<p>Foot</p>' } };
