import { createPreviewDocuments } from './previewDocuments';

const nothing = { find: async () => undefined };
const published = (document: string) => ({ id: 'p', revision: document, document, sha256: '' });

it('what most visitors get is not what is edited next while a share of them tries another revision', async () => {
  const guard = { sequence: 7, sharePercent: 25, next: published('new') };
  const template = { ...published('old'), guard };
  const documents = createPreviewDocuments({
    drafts: nothing,
    live: { find: async () => ({ status: 'published', template }) as const },
    unswitched: nothing,
    ended: nothing,
    starters: [],
    ofHash: async () => undefined,
  });
  const found = await Promise.all(
    (['live', 'tried', 'draft'] as const).map((origin) => documents.find('p', origin)),
  );
  expect(found).toEqual(['old', 'new', 'new']);
});
