/** Part of `npm run lint`: a document that names what is not there, or is longer than anybody reads, is named with the line. */
import path from 'node:path';
import { checkDocuments } from './lint/documents/checkDocuments';

const faults = checkDocuments(path.resolve(__dirname, '..'));
for (const { file, line, text } of faults) console.error(`${file}:${line}: ${text}`);
process.exitCode = faults.length === 0 ? 0 : 1;
