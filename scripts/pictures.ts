/**
 * Encodes the drawings of the shipped templates, writes them to `templates/pictures` under names that carry a
 * hash of their content, and lets the templates name the new files.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDrawings } from './pictures/drawings';
import { encode } from './pictures/encode';
import { type EncodedPicture, withCurrentPictures } from './pictures/templateImages';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const PICTURES = path.join(ROOT, 'templates', 'pictures');
const DOCUMENT_FOLDERS = [
  'templates/mexico',
  'templates/india',
  'templates/original',
  'templates/site',
  'tests/fixtures/templates/valid',
  'tests/fixtures/templates/partly-wrong',
];

async function encodeAll(): Promise<Map<string, EncodedPicture>> {
  const encoded = new Map<string, EncodedPicture>();
  for (const picture of readDrawings()) {
    encoded.set(picture.name, { picture, files: await encode(picture) });
  }
  return encoded;
}

function writeFiles(encoded: ReadonlyMap<string, EncodedPicture>): number {
  fs.rmSync(PICTURES, { recursive: true, force: true });
  fs.mkdirSync(PICTURES, { recursive: true });
  const files = [...encoded.values()].flatMap((entry) => entry.files);
  for (const file of files) fs.writeFileSync(path.join(PICTURES, file.file), file.content);
  return files.reduce((total, file) => total + file.content.length, 0);
}

function rewriteDocuments(encoded: ReadonlyMap<string, EncodedPicture>): void {
  for (const folder of DOCUMENT_FOLDERS.map((entry) => path.join(ROOT, entry)).filter((entry) =>
    fs.existsSync(entry),
  )) {
    for (const name of fs.readdirSync(folder).filter((entry) => entry.endsWith('.json'))) {
      const file = path.join(folder, name);
      const document: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
      fs.writeFileSync(file, `${JSON.stringify(withCurrentPictures(document, encoded), null, 2)}\n`);
    }
  }
}

async function main(): Promise<void> {
  const encoded = await encodeAll();
  const bytes = writeFiles(encoded);
  rewriteDocuments(encoded);
  process.stdout.write(`${String(encoded.size)} pictures, ${String(Math.round(bytes / 1000))} kB\n`);
}

void main();
