import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Picture, PictureList, PictureUses } from '../../../src/generated/editor';
import type { Database } from '../../../src/host/store/database';
import { places, provideDatabases } from '../../support/databases';
import {
  editorOrigin,
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { casesRun } from '../../support/soak';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();

interface Part {
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
  readonly content: Buffer;
}

const boundary = '----vitrina';

function multipart(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name = 'photo.jpg', type = 'image/jpeg', field = 'picture', content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Head of a PNG that says it has so many pixels, and a little of something. */
function pngHead(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 200 } } });

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.alloc(30),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);

describe.each(places)('pictures on %s', (place) => {
  let database: Kysely<Database>;
  let host: EditorHost;
  let editor: EditorBrowser;

  beforeEach(async () => {
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => 1_000 });
    editor = await host.signedIn('eva', 'editor');
  }, 60_000);
  afterEach(() => host.app.close());

  async function upload(parts: readonly Part[], changes: Record<string, string> = {}) {
    const headers = {
      host: 'editor.example',
      'x-forwarded-proto': 'https',
      origin: editorOrigin,
      cookie: editor.cookie,
      'x-csrf-token': editor.csrfToken,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...changes,
    };
    const reply = await host.app.inject({
      method: 'POST',
      url: '/editor/api/pictures',
      headers,
      payload: multipart(parts),
    });
    const body = JSON.parse(reply.body) as { picture: Picture; error?: { code: string; reason?: string } };
    return { status: reply.statusCode, ...body };
  }

  it('turns a photograph into what phones need, upright and without what the camera wrote', async () => {
    const secret = 'taken at home';
    // Encoding asks no database: the second of them is shown it with a picture that costs less.
    const photograph = place === 'SQLite' ? picture(1_500, 1_000) : picture(600, 400);
    const content = await photograph
      .jpeg()
      .withExif({ IFD0: { Copyright: secret } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(content.includes(secret)).toBe(true);
    const { status, picture: made } = await upload([{ name: 'Mi foto.v2.JPG', content }]);
    expect([status, made.name, made.createdByName]).toEqual([201, 'Mi foto.v2.JPG', 'eva']);
    const { src, width, height, sources = [] } = made.image;
    expect([width, height]).toEqual(place === 'SQLite' ? [720, 1_080] : [400, 600]);
    const widths = place === 'SQLite' ? [360, 720, 824, 1_000] : [360, 400];
    expect(sources.map((source) => [source.type, source.width])).toEqual([
      ...widths.map((each) => ['image/avif', each]),
      ...widths.map((each) => ['image/webp', each]),
    ]);
    expect(sources.map((source) => source.src)).toContain(src);
    for (const source of sources) {
      const file = await host.app.inject({ url: source.src });
      expect(file.headers).toMatchObject({
        'content-type': source.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      const facts = await sharp(file.rawPayload).metadata();
      expect([
        facts.width,
        facts.format === 'heif' ? 'image/avif' : `image/${facts.format}`,
        facts.exif,
      ]).toEqual([source.width, source.type, undefined]);
      expect(file.rawPayload.includes(secret)).toBe(false);
      expect(source.src).toMatch(/^\/pictures\/[A-Za-z0-9_-]{22}-\d+\.(avif|webp)$/);
    }
    expect((await host.app.inject({ url: '/pictures/AAAAAAAAAAAAAAAAAAAAAA-360.webp' })).statusCode).toBe(
      404,
    );
    expect((await host.app.inject({ url: '/pictures/hero.abc.webp' })).body).toBe('picture');
  }, 60_000);

  it('keeps one copy of one file, and finds it by name, page after page', async () => {
    const small = await picture(64, 48).png().toBuffer();
    const first = await upload([{ name: 'Árbol_100%.png', type: 'image/png', content: small }]);
    const second = await upload([{ name: 'otra.png', type: 'image/png', content: small }]);
    expect(second.picture.id).toBe(first.picture.id);
    expect(first.picture.image).toMatchObject({ width: 64, height: 48 });
    const search = async (text: string) =>
      ((await editor.get(`/pictures?search=${encodeURIComponent(text)}`)).body as unknown as PictureList)
        .pictures.length;
    expect([await search('ÁRBOL'), await search('_100%'), await search('1%0'), await search('')]).toEqual([
      1, 1, 0, 1,
    ]);
    const template = await database.selectFrom('pictures').selectAll().executeTakeFirstOrThrow();
    const many = Array.from({ length: 90 }, (_, count) => ({
      ...template,
      id: `p${count}`,
      created_at: 2_000 + (count % 7),
      sha256: String(count),
    }));
    await database.insertInto('pictures').values(many).execute();
    const seen: string[] = [];
    for (let cursor = ''; ;) {
      const { pictures, next } = (await editor.get(`/pictures?cursor=${cursor}`))
        .body as unknown as PictureList;
      seen.push(...pictures.map(({ id }) => id));
      if (next === null) break;
      cursor = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([91, 91]);
  });

  it('crops what was uploaded to a new picture, and leaves the old one as it was', async () => {
    // Left half red, right half blue; the camera was held upright, so the red one is above.
    const halves = await sharp({ create: { width: 400, height: 120, channels: 3, background: 'blue' } })
      .composite([
        {
          input: { create: { width: 200, height: 120, channels: 3, background: 'red' } },
          left: 0,
          top: 0,
        },
      ])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { picture: made } = await upload([{ content: halves }]);
    const area = { left: 0.5, top: 0.25, width: 0.5, height: 0.25 };
    const crop = (payload: object, id = made.id) => editor.post(`/pictures/${id}/crop`, payload);
    const reply = await crop({ ...area, name: ' Solo rojo ' });
    const { picture: cropped } = reply.body as unknown as { picture: Picture };
    expect([reply.status, cropped.name, cropped.image.width, cropped.image.height]).toEqual([
      201,
      'Solo rojo',
      60,
      100,
    ]);
    const { data } = await sharp((await host.app.inject({ url: cropped.image.src })).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data[0]! > 200, data[2]! < 60]).toEqual([true, true]);
    expect((await host.app.inject({ url: made.image.src })).statusCode).toBe(200);
    // The same again is the same; a crop can be cropped, and so can a picture of before, which has no original.
    expect(((await crop({ ...area, name: 'x' })).body as unknown as { picture: Picture }).picture.id).toBe(
      cropped.id,
    );
    await database.deleteFrom('picture_originals').where('picture_id', '=', cropped.id).execute();
    const again = (await crop({ left: 0, top: 0, width: 0.5, height: 1, name: 'y' }, cropped.id))
      .body as unknown as { picture: Picture };
    expect(again.picture.image.width).toBe(30);
    const tiny = (await crop({ left: 1, top: 1, width: 0.001, height: 1, name: 'z' })).body as unknown as {
      picture: Picture;
    };
    expect(tiny.picture.image).toMatchObject({ width: 1, height: 1 });
    for (const wrong of [{ left: -0.1 }, { width: 0 }, { height: 1.1 }, { name: ' ' }])
      expect((await crop({ ...area, name: 'x', ...wrong })).body.error.code).toBe('invalid');
    expect((await crop({ ...area, name: 'x' }, 'none')).body.error.code).toBe('notFound');
  }, 60_000);

  it('renames, says where a picture stands, and deletes what stands nowhere', async () => {
    const { picture: made } = await upload([{ content: await picture(40, 30).jpeg().toBuffer() }]);
    const renamed = await editor.call('PATCH', `/pictures/${made.id}`, { body: { name: ' Playa ' } });
    expect(renamed.body).toMatchObject({ picture: { id: made.id, name: 'Playa' } });
    const found = (await editor.get('/pictures?search=playa')).body as unknown as PictureList;
    expect(found.pictures.map(({ id }) => id)).toEqual([made.id]);
    const uses = async () => (await editor.get(`/pictures/${made.id}/uses`)).body as unknown as PictureUses;
    const remove = () => editor.call('DELETE', `/pictures/${made.id}`);
    const hero = { id: 'h', type: 'hero', props: { title: 'A', image: { ...made.image, alt: 'A beach' } } };
    const document = soundDocument('shown', 'Shown', { name: 'Shown page', blocks: [hero] });
    await editor.post('/templates', { document, origin: 'import' });
    expect(await uses()).toEqual({ uses: [{ kind: 'draft', id: 'shown', name: 'Shown page' }] });
    expect((await remove()).body.error).toMatchObject({ code: 'conflict', reason: 'used' });
    const publisher = await host.signedIn('paula', 'publisher');
    const { draft } = (await editor.get('/templates/shown')).body;
    const published = await publisher.post('/templates/shown/publish', {
      sha256: draft.sha256,
      reason: 'on',
      acceptsWarnings: true,
    });
    expect(published.status).toBe(200);
    expect((await uses()).uses).toMatchObject([{ kind: 'live', id: 'shown' }]);
    expect((await publisher.post('/templates/shown/archive')).status).toBe(200);
    // A rollback could show it again.
    expect((await uses()).uses).toMatchObject([{ kind: 'revision' }]);
    expect((await remove()).status).toBe(409);
    const { picture: other } = await upload([{ content: await picture(41, 30).jpeg().toBuffer() }]);
    expect((await editor.call('DELETE', `/pictures/${other.id}`)).status).toBe(204);
    expect((await editor.call('DELETE', `/pictures/${other.id}`)).status).toBe(404);
    const files = await database.selectFrom('picture_files').select('picture_id').distinct().execute();
    expect(files).toEqual([{ picture_id: made.id }]);
  }, 60_000);

  it('lets nobody publish a picture that somebody deletes at the same moment', async () => {
    const publisher = await host.signedIn('paula', 'publisher');
    for (let round = 0; round < 4; round += 1) {
      const content = await picture(50 + round, 30)
        .jpeg()
        .toBuffer();
      const { picture: made } = await upload([{ content }]);
      const id = `race${round}`;
      const hero = { id: 'h', type: 'hero', props: { title: 'A', image: { ...made.image, alt: 'A beach' } } };
      await editor.post('/templates', { document: soundDocument(id), origin: 'import' });
      const { draft } = (await editor.get(`/templates/${id}`)).body;
      const document = soundDocument(id, 'Race', { blocks: [hero] });
      const save = async () => {
        const saved = await editor.call('PUT', `/templates/${id}/draft`, {
          body: { document, baseVersion: draft.version },
        });
        expect(saved.status).toBe(200);
        const { sha256 } = (saved.body as unknown as { draft: { sha256: string } }).draft;
        return publisher.post(`/templates/${id}/publish`, { sha256, reason: 'on', acceptsWarnings: true });
      };
      const remove = () => editor.call('DELETE', `/pictures/${made.id}`);
      const [published, removed] =
        round % 2 === 0
          ? await Promise.all([save(), remove()])
          : await Promise.all([remove(), save()]).then(([gone, shown]) => [shown, gone] as const);
      // Either it was there in time, and stays; or it was gone, and nothing is published with a hole in it.
      expect([
        [200, 409],
        [400, 204],
        [422, 204],
      ]).toContainEqual([published.status, removed.status]);
      const isThere = (await host.app.inject({ url: made.image.src })).statusCode === 200;
      if (published.status === 200) expect(isThere).toBe(true);
      // Gone when it was checked, or between the check and going live.
      else
        expect([
          expect.objectContaining({ code: 'blocked' }),
          expect.objectContaining({ code: 'invalid', reason: 'pictureGone' }),
        ]).toContainEqual(published.body.error);
    }
  }, 60_000);

  it('refuses everything that is not one plain picture, says why, and lives on', async () => {
    const jpeg = await picture(40, 30).jpeg().toBuffer();
    const png = await picture(40, 30).png().toBuffer();
    const webp = await picture(40, 30).webp().toBuffer();
    const frames = Buffer.concat([
      await picture(4, 4).raw().toBuffer(),
      await picture(4, 4).negate().raw().toBuffer(),
    ]);
    const moving = await sharp(frames, { raw: { width: 4, height: 8, channels: 3, pageHeight: 4 } })
      .webp({ loop: 0, delay: [90, 90] })
      .toBuffer();
    const withBehind = (picture_: Buffer, ...behind: (Buffer | string)[]) =>
      Buffer.concat([picture_, ...behind.map((each) => Buffer.from(each))]);
    const asPng = { name: 'a.png', type: 'image/png' };
    const table: [what: string, part: Part, status: number, reason: string][] = [
      ['nothing in the file', { content: Buffer.alloc(0) }, 400, 'empty'],
      ['another field', { field: 'file', content: jpeg }, 400, 'missing'],
      ['9 MB', { content: withBehind(jpeg, Buffer.alloc(9 * 1_048_576)) }, 413, 'tooLarge'],
      ['SVG', { name: 'a.svg', type: 'image/svg+xml', content: svg }, 415, 'svg'],
      ['SVG by another name', { ...asPng, content: svg }, 415, 'svg'],
      [
        'SVG behind an XML head and a byte order mark',
        { ...asPng, content: withBehind(Buffer.from('\ufeff<?xml version="1.0"?>\n<!-- x -->'), svg) },
        415,
        'svg',
      ],
      [
        'SVG in UTF-16',
        { ...asPng, content: withBehind(Buffer.from([0xff, 0xfe]), Buffer.from(svg.toString(), 'utf16le')) },
        415,
        'svg',
      ],
      ['GIF', { name: 'a.gif', type: 'image/gif', content: gif }, 415, 'gif'],
      ['GIF by another name', { content: gif }, 415, 'gif'],
      ['HTML', { content: Buffer.from('<!doctype html><script>alert(1)</script>') }, 415, 'type'],
      ['PDF', { content: Buffer.from('%PDF-1.7\n') }, 415, 'type'],
      ['a program', { content: Buffer.from('MZ\x90\x00', 'latin1') }, 415, 'type'],
      [
        'TIFF',
        { name: 'a.tiff', type: 'image/tiff', content: await picture(4, 4).tiff().toBuffer() },
        415,
        'type',
      ],
      ['JPEG with an archive behind', { content: withBehind(jpeg, zip) }, 415, 'polyglot'],
      ['PNG with an archive behind', { ...asPng, content: withBehind(png, zip) }, 415, 'polyglot'],
      ['JPEG with a page behind', { content: withBehind(jpeg, '<html><body>') }, 415, 'polyglot'],
      [
        'PNG with PHP behind',
        { ...asPng, content: withBehind(png, '<?php system($_GET[0]);') },
        415,
        'polyglot',
      ],
      [
        'WebP with a script behind',
        { name: 'a.webp', type: 'image/webp', content: withBehind(webp, '<SCRIPT >') },
        415,
        'polyglot',
      ],
      [
        'JPEG that is a PDF too',
        { content: withBehind(jpeg.subarray(0, 20), '%PDF-1.4', jpeg.subarray(20)) },
        415,
        'polyglot',
      ],
      ['photo.php.jpg', { name: 'photo.php.jpg', content: jpeg }, 415, 'extension'],
      ['photo.jpg.php', { name: 'photo.jpg.php', content: jpeg }, 415, 'extension'],
      ['photo.svg.png', { ...asPng, name: 'photo.svg.png', content: png }, 415, 'extension'],
      ['no ending', { name: 'photo', content: jpeg }, 415, 'extension'],
      ['PNG named JPEG', { name: 'a.jpg', type: 'image/png', content: png }, 415, 'extension'],
      ['PNG sent as JPEG', { name: 'a.png', type: 'image/jpeg', content: png }, 415, 'contentType'],
      ['JPEG sent as a page', { type: 'text/html', content: jpeg }, 415, 'contentType'],
      [
        '50,000 × 50,000 pixels in a few bytes',
        { ...asPng, content: pngHead(50_000, 50_000) },
        413,
        'pixels',
      ],
      ['a line of 20,000 pixels', { ...asPng, content: pngHead(20_000, 1) }, 413, 'pixels'],
      ['a picture of nothing', { ...asPng, content: pngHead(40, 30) }, 415, 'damaged'],
      ['half a picture', { content: jpeg.subarray(0, jpeg.length / 2) }, 415, 'damaged'],
      ['only the head of a picture', { content: jpeg.subarray(0, 4) }, 415, 'damaged'],
      ['a moving picture', { name: 'a.webp', type: 'image/webp', content: moving }, 415, 'animated'],
    ];
    for (const [what, part, status, reason] of table) {
      const reply = await upload([part]);
      expect([what, reply.status, reply.error?.reason]).toEqual([what, status, reason]);
    }
    expect((await upload([], { 'content-type': 'application/json' })).status).toBeGreaterThanOrEqual(400);
    expect((await upload([{ content: jpeg }], { 'x-csrf-token': 'wrong' })).error?.code).toBe('crossSite');
    expect(await database.selectFrom('picture_files').select('name').execute()).toEqual([]);
    expect((await upload([{ content: jpeg }])).status).toBe(201);
    const viewer = await host.signedIn('vera', 'viewer');
    expect(
      (await upload([{ content: jpeg }], { cookie: viewer.cookie, 'x-csrf-token': viewer.csrfToken })).error
        ?.code,
    ).toBe('forbidden');
    casesRun('uploads', table.length + 3, `files, on ${place}`);
  }, 60_000);
});
