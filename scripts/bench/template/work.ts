import { decideBlocks, neutralContext } from '../../../src/template/decide';
import { preparePage } from '../../../src/template/preparePage';
import type { Block } from '../../../src/template/block';

const brand = {
  schemeLink: 'demo://open',
  imageOrigins: [],
  appName: 'Demo',
  lender: { name: '', registration: '', address: '', email: '' },
  servicePhone: '',
};

export interface WorkTimes {
  /** µs a block: migrating, validating and preparing a document, and deciding what a visitor sees. */
  readonly prepare: number;
  readonly decide: number;
}

const warmUps = 200;
const repetitions = 200;

function timePerBlock(blocks: number, work: () => unknown): number {
  for (let count = 0; count < warmUps; count += 1) work();
  const began = performance.now();
  for (let count = 0; count < repetitions; count += 1) work();
  return ((performance.now() - began) * 1_000) / repetitions / blocks;
}

/** @param sanitizeHtml what HTML goes through; the bound is for the rest, so it may be nothing. */
export function timeTemplateWork(document: unknown, sanitizeHtml: (html: string) => string): WorkTimes {
  const options = {
    brand,
    origin: 'https://pages.example',
    sanitizeHtml,
    language: undefined,
  };
  let blocks: readonly Block[] = [];
  const prepare = (): void => {
    const prepared = preparePage(document, options);
    if (!prepared.ok || prepared.value.faults.length > 0)
      throw new Error('The benchmark’s template is faulty');
    blocks = prepared.value.page.blocks;
  };
  prepare();
  const context = neutralContext(blocks, 2, Date.UTC(2026, 0, 1));
  return {
    prepare: timePerBlock(blocks.length, prepare),
    decide: timePerBlock(blocks.length, () => decideBlocks(blocks, context)),
  };
}
