import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'agreement'> = { group: 'loan' };

export const samples: BlockSamples<'agreement'> = { full: { html: '<h2>Terms</h2><p>Text</p>' } };
