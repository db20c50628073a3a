import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allRules, lendingRules } from './allRules';

const files = ['rules', 'loan'].flatMap((folder) =>
  readdirSync(path.join(__dirname, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(__dirname, folder, name)),
);

/** Each rule that a file exports, as the file and its name. */
const written = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+): (?:Lending)?Rule\b/gm)].map(
    ([, name = '']) => [file, name] as const,
  ),
);

test('every rule that is written is one that documents are checked by', async () => {
  const rules: unknown[] = [];
  for (const [file, name] of written) {
    rules.push(((await import(file)) as Readonly<Record<string, unknown>>)[name]);
  }
  expect(new Set(rules)).toEqual(new Set<unknown>([...allRules, ...lendingRules]));
});
