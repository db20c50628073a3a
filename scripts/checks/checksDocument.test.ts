import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checksDocument } from './checksDocument';

test('docs/generated/checks.md says what the rule list says', () => {
  expect(readFileSync(path.resolve(__dirname, '../../docs/generated/checks.md'), 'utf8')).toBe(
    checksDocument(),
  );
});
