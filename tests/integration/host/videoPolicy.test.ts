import type { Brand } from '../../../src/generated/brand';
import { createLandingRenderer } from '../../../src/host/delivery/render/landingRenderer';
import { editorPolicy } from '../../../src/host/editor/door/shell/editorPolicy';
import { demoBrand } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const media = 'https://media.example';

const document = JSON.stringify({
  schemaVersion: 1,
  id: 'film',
  kind: 'landing',
  locale: 'en',
  blocks: [
    {
      id: 'film',
      type: 'video',
      props: {
        title: 'How it works',
        poster: { src: '/pictures/hero.abc.webp', alt: 'A hand', width: 720, height: 405 },
        sources: [{ src: `${media}/a.mp4`, type: 'video/mp4' }],
        captions: [{ src: `${media}/en.vtt`, language: 'en' }],
      },
    },
  ],
});

/** The page of a host of a brand, and the sources that its policy names for videos and captions. */
async function open(more: Partial<Brand>) {
  const brand = { ...demoBrand(), ...more };
  const faults: unknown[] = [];
  const renderer = createLandingRenderer({
    brand,
    origin: 'https://pages.example',
    assets: {
      scripts: [],
      code: [],
      style: '',
      preHydrationScript: '',
      guardedPageScript: '',
      statusPageScript: '',
    },
    onFaults: (_, found) => void faults.push(...found),
    clock: Date.now,
  });
  const { app, source } = await createTestApp({ folder: temporaryFolder(), brand, renderer });
  source.publish('film', document);
  const { body, headers } = await app.inject({ url: '/landing?id=film' });
  await app.close();
  const policy = String(headers['content-security-policy']).split('; ');
  return { body, faults, mediaSources: policy.filter((rule) => rule.startsWith('media-src')) };
}

test('videos and captions come from the host itself and from where the brand file says', async () => {
  const named = await open({ mediaOrigins: [media], apiOrigin: 'https://api.example' });
  expect(named.mediaSources).toEqual([`media-src 'self' ${media} https://api.example`]);
  expect(named.faults).toEqual([]);
  // The canvas of the editor draws the same block.
  const brand = { ...demoBrand(), mediaOrigins: [media], apiOrigin: 'https://api.example' };
  expect(editorPolicy('n', brand)).toContain(`; ${named.mediaSources[0]};`);
  expect(named.body).toContain(`<noscript><a href="${media}/a.mp4">`);
  expect(named.body).toContain('aria-label="Play: How it works"');
  expect(named.body).not.toMatch(/<(?:video|track)\b|rel="?preload[^>]*a\.mp4/);
});

test('a brand that names nobody has videos of the host alone; others keep their picture and their button', async () => {
  const unnamed = await open({});
  expect(unnamed.mediaSources).toEqual(["media-src 'self'"]);
  expect(unnamed.faults).toHaveLength(2);
  expect(unnamed.body).not.toContain(media);
  expect(unnamed.body).toContain('aria-label="Play: How it works"');
});
