import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { parseDataCommand } from '../../../src/host/operations/data/command';
import type { AdvertBasis } from '../../../src/host/operations/adverts/exportAdverts';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideAddresses } from '../../support/databases';
import { runOnTerminal } from '../../support/dataTerminal';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const { newMigratedAddress, keep } = provideAddresses();
const newFolder = provideTemporaryFolders();
const at = (moment: string) => Date.parse(`${moment}-06:00`);

const shippedPicture = readdirSync('templates/pictures').find((name) => name.endsWith('.webp')) ?? '';
const uploaded = 'p1-360.webp';
const sha256sum = (folder: string) =>
  execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

const documentOf = (promise: string) =>
  JSON.stringify({
    schemaVersion: 1,
    id: 'mx-a',
    kind: 'landing',
    locale: 'es',
    market: 'mx',
    name: 'Navidad <b>',
    title: 'T',
    blocks: [
      { id: 'h', type: 'hero', props: { title: { es: promise, en: `EN ${promise}` } } },
      {
        id: 'i',
        type: 'image',
        props: {
          image: {
            src: `/pictures/${shippedPicture}`,
            alt: '',
            sources: [{ src: `/pictures/${uploaded}`, width: 360, type: 'image/webp' }],
          },
        },
      },
      { id: 'g', type: 'image', props: { image: { src: '/pictures/gone.webp', alt: '' } } },
      {
        id: 'v',
        type: 'richText',
        props: { html: '<p>Solo conocidos</p>' },
        visibleWhen: { field: 'registered', op: 'eq', value: true },
      },
    ],
  });

describe.each(places)('adverts on %s', (place) => {
  async function publishSome() {
    const address = await newMigratedAddress(place);
    const database = keep(openDatabase(address));
    let now = at('2026-01-10T09:00:00');
    const store = new SqlTemplateStore(database, () => now);
    const publish = (promise: string) =>
      store.publish({ document: documentOf(promise), publishedBy: 'Ana', reason: 'campaña' });
    await publish('Uno');
    now = at('2026-02-01T00:00:00');
    await publish('Dos');
    now = at('2026-02-20T12:00:00');
    await store.end({ id: 'mx-a', publishedBy: 'Luis', reason: 'queja' });
    now = at('2026-03-05T08:00:00');
    await store.rollback({ id: 'mx-a', revision: 1, publishedBy: 'Eva', reason: '' });
    const two = await store.revision('mx-a', 2);
    await database
      .insertInto('editor_approvals')
      .values({
        template_id: 'mx-a',
        sha256: two?.sha256 ?? '',
        requested_by_id: 'a',
        requested_by_name: 'Ana',
        requested_at: now,
        note: '',
        approved_by_id: 'b',
        approved_by_name: 'Berta',
        approved_at: at('2026-01-31T18:00:00'),
        change_asked_by_id: null,
        change_asked_by_name: null,
        change_asked_at: null,
        change_note: null,
      })
      .execute();
    await database
      .insertInto('pictures')
      .values({
        id: 'p1',
        name: 'p',
        search_name: 'p',
        image: '{}',
        bytes: 3,
        sha256: 'x',
        created_at: 0,
        created_by: 'a',
        created_by_name: 'Ana',
      })
      .execute();
    await database
      .insertInto('picture_files')
      .values({ name: uploaded, picture_id: 'p1', type: 'image/webp', content: Buffer.from('abc') })
      .execute();
    return {
      address,
      async exported(from: string, to: string, font?: AdvertBasis['font']) {
        const folder = path.join(newFolder(), 'adverts');
        const command = parseDataCommand(['adverts', from, to, folder]);
        if (!command) throw new Error('not understood');
        const run = () => runOnTerminal(command, { address, font, now: at('2026-03-10T00:00:00') });
        return { folder, ...(await run()), again: run };
      },
    };
  }

  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  const readable = (folder: string, file: string) =>
    new JSDOM(readFileSync(path.join(folder, file), 'utf8')).window.document;

  it('holds what was live in those days, with bytes, pictures and hashes that sha256sum verifies', async () => {
    const { exported, address } = await publishSome();
    const { folder, code, said, again } = await exported('2026-01-01', '2026-12-31');
    expect(code).toBe(0);
    expect(filesOf(folder)).toEqual(
      [
        'SHA256SUMS',
        'index.es.html',
        'index.html',
        ...[1, 2].flatMap((revision) =>
          ['document.json', 'en.all.html', 'en.html', 'es.all.html', 'es.html'].map(
            (name) => `pages/mx-a/${revision}/${name}`,
          ),
        ),
        `pictures/${shippedPicture}`,
        `pictures/${uploaded}`,
      ].sort(),
    );
    expect(readFileSync(path.join(folder, 'pages/mx-a/2/document.json'), 'utf8')).toBe(documentOf('Dos'));
    expect(readFileSync(path.join(folder, 'pictures', uploaded), 'utf8')).toBe('abc');
    expect(sha256sum(folder)).toBe('');
    expect(said).toContain('2 revisions of 1 pages');
    appendFileSync(path.join(folder, 'pages/mx-a/1/es.html'), ' ');
    expect(() => sha256sum(folder)).toThrow('1 computed checksum did NOT match');
    expect(await again()).toMatchObject({
      code: 1,
      complained: expect.stringContaining('exists already') as unknown,
    });
    expect(address).toBeDefined();
  });

  it('holds the font of the brand, and sets each page in it', async () => {
    const style = { faces: '@font-face{font-family:brand;src:url(/fonts/abc.woff2)}', families: 'brand' };
    const font = { name: 'abc.woff2', content: Buffer.from('letters'), style };
    const { folder } = await (await publishSome()).exported('2026-01-01', '2026-12-31', font);
    expect(readFileSync(path.join(folder, 'fonts/abc.woff2'), 'utf8')).toBe('letters');
    expect(readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8')).toContain('fonts/abc.woff2');
    const page = readable(folder, 'pages/mx-a/1/es.html');
    expect(page.head.textContent).toContain('src:url(../../../fonts/abc.woff2)');
    expect(page.head.textContent).toContain('--font:brand;');
  });

  it('draws each page without scripts and without the host, its pictures beside it', async () => {
    const { folder } = await (await publishSome()).exported('2026-01-01', '2026-12-31');
    const page = readable(folder, 'pages/mx-a/1/es.html');
    expect(page.body.textContent).toContain('Uno');
    expect(page.body.textContent).not.toContain('Solo conocidos');
    expect(readable(folder, 'pages/mx-a/1/es.all.html').body.textContent).toContain('Solo conocidos');
    expect(readable(folder, 'pages/mx-a/1/en.html').body.textContent).toContain('EN Uno');
    expect(page.querySelectorAll('script, link[rel=stylesheet]')).toHaveLength(0);
    const addresses = [...page.querySelectorAll('img, source')].flatMap((each) =>
      `${each.getAttribute('src') ?? ''} ${each.getAttribute('srcset') ?? ''}`.match(/\S*pictures\/\S+/g),
    );
    expect(addresses).toContain(`../../../pictures/${shippedPicture}`);
    expect(addresses).toContain(`../../../pictures/${uploaded}`);
    expect(addresses.filter((address) => !address?.startsWith('../../../pictures/'))).toEqual([]);
  });

  it.each([
    [
      'index.html',
      'Live still when this was made',
      'Approved by Berta, 2026-01-31 18:00:00',
      'taken offline by Luis',
    ],
    ['index.es.html', 'Seguía publicada', 'Aprobada por Berta, 2026-01-31 18:00:00', 'la retiró Luis'],
  ])(
    'says in %s when it was live, and who published, approved, ended and restored it',
    async (file, ...said) => {
      const { folder } = await (await publishSome()).exported('2026-01-01', '2026-12-31');
      const index = readable(folder, file);
      const text = index.body.textContent;
      for (const words of said) expect(text).toContain(words);
      expect(text).toContain('Navidad <b>');
      expect(text).toContain('gone.webp');
      const times = [...index.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll('time')].map((time) => time.textContent),
      );
      expect(times).toEqual([
        ['2026-01-10 09:00:00', '2026-02-01 00:00:00'],
        ['2026-03-05 08:00:00'],
        ['2026-02-01 00:00:00', '2026-02-20 12:00:00'],
      ]);
      const links = [...index.querySelectorAll('a')].map((link) =>
        decodeURIComponent(link.getAttribute('href') ?? ''),
      );
      const files = filesOf(folder);
      expect(links.filter((link) => !files.includes(link))).toEqual([]);
    },
  );

  it.each([
    ['2026-01-01', '2026-01-09', []],
    ['2026-01-10', '2026-01-10', ['1']],
    ['2026-01-31', '2026-01-31', ['1']],
    ['2026-02-01', '2026-02-19', ['2']],
    ['2026-02-21', '2026-03-04', []],
    ['2026-03-05', '2026-03-05', ['1']],
    ['2027-01-01', '2027-01-31', ['1']],
  ])('from %s to %s, by whole days of the market, it is revision %j', async (from, to, revisions) => {
    const { folder, code } = await (await publishSome()).exported(from, to);
    expect(code).toBe(0);
    const found = filesOf(folder).flatMap((file) => /^pages\/mx-a\/(\d+)\/document/.exec(file)?.[1] ?? []);
    expect(found).toEqual(revisions);
    if (revisions.length === 0)
      expect(readable(folder, 'index.html').body.textContent).toContain('No page was live in this time.');
  });
});

test.each([
  ['2026-02-30', '2026-03-01'],
  ['2026-03-02', '2026-03-01'],
  ['2026-03-01'],
  ['01/03/2026', '2026-03-01'],
])('days that are none, or in the wrong order, are not understood: %s %s', (...days) => {
  expect(parseDataCommand(['adverts', ...days])).toBeUndefined();
});

test('a folder is named by its days where nobody names one', () => {
  expect(parseDataCommand(['adverts', '2026-01-01', '2026-01-31'])).toMatchObject({
    folder: 'adverts-2026-01-01-2026-01-31',
  });
});
