import type { Kysely } from 'kysely';
import path from 'node:path';
import type { FaultList } from '../../../src/generated/editor';
import {
  BlockSwitches,
  withSwitches,
  withoutBlocks,
} from '../../../src/host/delivery/killSwitches/blockSwitches';
import { SwitchStore } from '../../../src/host/delivery/killSwitches/switchStore';
import type { Database } from '../../../src/host/store/database';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideDatabases } from '../../support/databases';
import { soundDocument, startEditorHost } from '../../support/editorHost';
import { SettableSource } from '../../support/hostParts';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { createTestApp } from '../../support/testApp';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const silent = { warn: () => undefined };
const call = '/api/v2/youmi/service/channel/channel-template?templateId=mx';
const block = (id: string) => ({ id, type: 'spacer', props: { size: 8 } });
const document = soundDocument('mx', 'Hello', {
  blocks: [
    block('top'),
    { id: 'cols', type: 'columns', props: { columns: [[block('inner'), block('kept')], []] } },
  ],
});

describe.each(places)('switches of blocks on %s', (place) => {
  let database: Kysely<Database>;

  beforeEach(async () => {
    ({ database } = await openDatabase(place));
    await new SqlTemplateStore(database, Date.now).publish({ document, publishedBy: 'a', reason: 'r' });
  }, 60_000);

  const createSwitches = (folder: string) =>
    new BlockSwitches({
      store: new SwitchStore(database),
      file: path.join(folder, 'switches.json'),
      log: silent,
    });

  it('take a block off every host within two seconds, and bring it back', async () => {
    const editor = await startEditorHost({ database, folder: temporaryFolder(), clock: Date.now });
    const publisher = await editor.signedIn('pia', 'publisher');
    const published = new SettableSource();
    published.publish('mx', document);
    const folder = temporaryFolder();
    const switches = createSwitches(folder);
    await switches.start();
    const { app } = await createTestApp({ folder, source: withSwitches(published, switches) });
    const served = async (etag?: string) =>
      app.inject({ url: call, headers: etag === undefined ? {} : { 'if-none-match': etag } });
    const whole = await served();
    expect((await served(String(whole.headers.etag))).statusCode).toBe(304);

    const off = (await publisher.put('/templates/mx/switches/inner', { isOff: true }))
      .body as unknown as FaultList;
    expect(off.switches).toEqual([
      { blockId: 'inner', changedAt: expect.any(Number) as number, changedByName: 'pia' },
    ]);
    expect((await publisher.get('/templates')).body.templates).toMatchObject([{ id: 'mx', blocksOff: 1 }]);
    expect((await publisher.get('/templates/mx')).body).toMatchObject({ blocksOff: off.switches });
    const changedAt = Date.now();
    let now = whole;
    while (now.headers.etag === whole.headers.etag) {
      expect(Date.now() - changedAt).toBeLessThan(2_000);
      await new Promise((resolve) => setTimeout(resolve, 20));
      now = await served(String(whole.headers.etag));
    }
    expect([now.statusCode, now.body.includes('"inner"'), now.body.includes('"kept"')]).toEqual([
      200,
      false,
      true,
    ]);

    // Another run of the host knows it without the database, once this one has written it down.
    await switches.poll();
    const later = new BlockSwitches({
      store: { sequence: () => Promise.reject(new Error('down')), all: async () => [] },
      file: path.join(folder, 'switches.json'),
      log: silent,
    });
    await later.start();
    expect(
      ((await withSwitches(published, later).find('mx')) as { template: { document: string } }).template
        .document,
    ).not.toContain('"inner"');
    await later.stop();

    await publisher.put('/templates/mx/switches/inner', { isOff: false });
    await switches.poll();
    expect((await served()).headers.etag).toBe(whole.headers.etag);
    const { entries } = (await publisher.get('/audit')).body;
    expect(entries.filter(({ action }) => action === 'blockSwitched').map(({ detail }) => detail)).toEqual([
      { blockId: 'inner', isOff: false },
      { blockId: 'inner', isOff: true },
    ]);
    await switches.stop();
    await Promise.all([app.close(), editor.app.close()]);
  }, 30_000);

  it('are for publishers, and for templates that there are', async () => {
    const host = await startEditorHost({ database, folder: temporaryFolder(), clock: Date.now });
    const editor = await host.signedIn('eva', 'editor');
    expect((await editor.put('/templates/mx/switches/top', { isOff: true })).body.error.code).toBe(
      'forbidden',
    );
    const publisher = await host.signedIn('pia', 'publisher');
    expect((await publisher.put('/templates/none/switches/top', { isOff: true })).body.error.code).toBe(
      'notFound',
    );
    // A browser asks for the path above it.
    for (const id of ['none', 'mx', 'x'.repeat(101), '%2e', ''])
      expect((await publisher.put(`/templates/mx/switches/${id}`, { isOff: true })).status).toBe(404);
    expect((await publisher.put('/templates/mx/switches/top', { isOff: 'yes' })).body.error.code).toBe(
      'invalid',
    );
    expect(await database.selectFrom('block_switches').selectAll().execute()).toEqual([]);
    await host.app.close();
  });
});

it('a document keeps everything but the blocks that are off', () => {
  const without = JSON.parse(withoutBlocks(document, new Set(['top', 'inner']))) as { blocks: unknown };
  expect(without).toEqual({
    ...(JSON.parse(document) as object),
    blocks: [{ id: 'cols', type: 'columns', props: { columns: [[block('kept')], []] } }],
  });
});
