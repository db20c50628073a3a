/** Writes docs/generated/checks.md from the rule list: `npx tsx scripts/checksDocument.ts`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksDocument } from './checks/checksDocument';

writeFileSync(path.resolve(__dirname, '../docs/generated/checks.md'), checksDocument());
