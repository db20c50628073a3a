import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type PartName, partNames } from './options';
import { describeMachine } from './machine';
import type { Section } from './part';
import { printSection } from './print';

const introduction = `# Performance

What \`npm run bench\` measured, beside what must be reached. A verdict is *met* or *not met* where the bound lies outside the 95 % interval of the median (percentile bootstrap over the rounds), and *undecided* where it lies inside. Times depend on the machine and are no test; bytes are held by \`npm test\`.

To repeat it: \`npm run build\`, let nothing else run, then \`npm run bench\`. It takes a good hour; \`--only pages,bytes\` runs some parts, \`--help\` names the other options. A run replaces the sections of the parts that it ran, and keeps what stands below the last of them.`;

const startOf = (name: PartName): string => `<!-- bench: ${name} -->`;
const endOf = (name: PartName): string => `<!-- end: ${name} -->`;
/** What people write stands below this line; no run changes it. */
const handwritten = '<!-- written by hand, kept by every run -->';

const between = (text: string, start: string, end: string): string | undefined => {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  return from < 0 || to < 0 ? undefined : text.slice(from, to + end.length);
};

/** Puts a part's section into the document, and leaves the others and all that was written by hand as they are. */
export function withSection(document: string, name: PartName, section: string): string {
  const written = [startOf(name), section, endOf(name)].join('\n');
  const sections = partNames.map((each) =>
    each === name ? written : between(document, startOf(each), endOf(each)),
  );
  const place = document.indexOf(handwritten);
  const kept = place < 0 ? `${handwritten}\n` : document.slice(place);
  return [introduction, ...sections.filter((each) => each !== undefined), kept].join('\n\n');
}

/** Writes a part's figures with their day and machine. */
export function writeDocument(file: string, name: PartName, section: Section, rounds: number): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const day = new Date().toISOString().slice(0, 10);
  const text = `${printSection(section)}\n\n${rounds} rounds on ${day}; ${describeMachine()}.`;
  writeFileSync(file, withSection(before, name, text));
}
