/** `npm run bench`: how quick the pages and the host are, beside what they must reach. Needs a build. */
import path from 'node:path';
import { measureBlocks } from './bench/parts/blocks';
import { measureBorrower } from './bench/parts/borrower';
import { countBytes } from './bench/parts/bytes';
import { measureEditor } from './bench/parts/editor';
import { measureHost } from './bench/parts/host';
import { measurePages } from './bench/parts/pages';
import { measurePublishing } from './bench/parts/publish';
import { measureMoves } from './bench/parts/screens';
import { measureTemplate } from './bench/parts/template';
import { readOptions, usage, type BenchOptions, type PartName } from './bench/options';
import type { PartOptions, Section } from './bench/part';
import { printSection } from './bench/print';
import { writeDocument } from './bench/document';

const parts: Readonly<Record<PartName, (options: PartOptions) => Promise<Section>>> = {
  pages: measurePages,
  borrower: measureBorrower,
  bytes: countBytes,
  screens: measureMoves,
  blocks: measureBlocks,
  template: measureTemplate,
  host: measureHost,
  publish: measurePublishing,
  editor: measureEditor,
};

const usualDocument = path.resolve(__dirname, '../docs/generated/performance.md');

async function run({ parts: names, rounds, memoryMinutes, document }: BenchOptions): Promise<void> {
  for (const name of names) {
    const began = Date.now();
    const say = (line: string) => console.error(`${name}: ${line}`);
    const section = await parts[name]({ rounds, memoryMinutes, say });
    console.log(printSection(section));
    say(`took ${Math.round((Date.now() - began) / 1_000)} s`);
    // At once, so that a part that fails later costs nothing of the others.
    if (document) writeDocument(document, name, section, rounds);
  }
  if (!document) console.log('Too few rounds to be written down; --out FILE writes them nevertheless.');
}

function main(): Promise<void> {
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    console.log(usage);
    return Promise.resolve();
  }
  return run(readOptions(words, usualDocument));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
