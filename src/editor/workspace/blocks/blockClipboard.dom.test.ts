import { putBlocks, readBlocks, takeBlocks, writeBlocks } from './blockClipboard';

function setClipboard(readText: () => Promise<string>, writeText = () => Promise.resolve()): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText, writeText } });
}

const refuse = () => Promise.reject(new Error('not allowed'));

beforeEach(() => window.localStorage.clear());

test('what was copied last is pasted where nobody may read the clipboard', async () => {
  setClipboard(refuse);
  expect(await readBlocks()).toBe('');
  await writeBlocks('by button');
  expect(await readBlocks()).toBe('by button');
  putBlocks(null, 'by keys');
  expect(await readBlocks()).toBe('by keys');
});

test('the clipboard comes first where it can be read', async () => {
  setClipboard(() => Promise.resolve('from elsewhere'));
  await writeBlocks('from here');
  expect(await readBlocks()).toBe('from elsewhere');
});

test('what the clipboard did not take comes before what it has', async () => {
  setClipboard(() => Promise.resolve('older'), refuse);
  await writeBlocks('newer');
  expect(await readBlocks()).toBe('newer');
  expect(takeBlocks(null)).toBe('newer');
});
