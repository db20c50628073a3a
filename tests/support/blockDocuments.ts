import { blockSamples } from '../../src/blocks/blockFacts';

/** A document of each block type with all its props. */
export const blockDocuments = Object.entries(blockSamples).map(([type, { full }]) => ({
  schemaVersion: 1,
  id: `block-${type}`,
  kind: 'landing',
  locale: 'en',
  blocks: [{ id: type, type, props: full }],
}));
