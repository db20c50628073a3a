import { onlyBlock } from './onlyBlock';
import { createPreviewDocuments } from './previewDocuments';

const inner = { id: 'inner', type: 'spacer', props: { size: 8 } };
const page = JSON.stringify({
  id: 'p',
  locale: 'es',
  blocks: [
    { id: 'top', type: 'hero', props: {} },
    { id: 'cols', type: 'columns', props: { columns: [[{ ...inner, variant: 'e:a', visibleWhen: {} }]] } },
  ],
});
const nothing = { find: async () => undefined };
const having = (document: string) => ({
  find: async (id: string) => (id === 'p' ? { document } : undefined),
});

it('a page with one block alone shows it to everybody, wherever it stood', () => {
  expect(JSON.parse(onlyBlock(page, 'inner') ?? '')).toEqual({ id: 'p', locale: 'es', blocks: [inner] });
  expect(onlyBlock(page, 'gone')).toBeUndefined();
  expect(onlyBlock('{"blocks":7}', 'top')).toBeUndefined();
});

it('is found also where the block is turned off, and where the page is offline', async () => {
  const live = { find: async () => ({ status: 'missing' }) as const };
  const rest = { drafts: nothing, live, starters: [], ofHash: async () => undefined };
  const isThere = async (unswitched: typeof nothing, ended: typeof nothing) =>
    (await createPreviewDocuments({ ...rest, unswitched, ended }).findBlock('p', 'top')) !== undefined;
  const withPage = having(page) as typeof nothing;
  expect(
    await Promise.all([isThere(withPage, nothing), isThere(nothing, withPage), isThere(nothing, nothing)]),
  ).toEqual([true, true, false]);
});
