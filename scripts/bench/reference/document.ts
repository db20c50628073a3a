import { readFileSync } from 'node:fs';
import path from 'node:path';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Sent without what is there for readers only. */
const script = readFileSync(path.join(__dirname, 'page.js'), 'utf8')
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('//'))
  .join('\n');

/** The page as the host draws it, with one script written by hand in the place of all of ours. */
export function referenceDocument(html: string): string {
  return html.replace(scripts, '').replace('</body>', () => `<script>${script}</script></body>`);
}
