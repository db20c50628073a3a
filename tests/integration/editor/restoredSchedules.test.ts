import path from 'node:path';
import type { Kysely } from 'kysely';
import { runSchedule } from '../../../src/host/editor/release/scheduler/runSchedule';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import { places, provideAddresses } from '../../support/databases';
import { runOnTerminal } from '../../support/dataTerminal';
import { soundDocument, startEditorHost } from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const newFolder = provideTemporaryFolders();
const { newAddress, newMigratedAddress, keep } = provideAddresses();
const hourMs = 3_600_000;
const madeAt = Date.parse('2026-03-01T09:00:00Z');

/** One that goes live, one that goes live and is over, one that is live and ends, one that goes live much later. */
async function setTimes(database: Kysely<Database>) {
  const host = await startEditorHost({ database, folder: newFolder(), clock: () => madeAt });
  const pia = await host.signedIn('pia', 'publisher');
  const set = async (id: string, times: object) => {
    const document = soundDocument(id);
    await pia.post('/templates', { document, origin: 'blank' });
    const reply = await pia.post(`/templates/${id}/publish`, {
      sha256: sha256Of(document),
      reason: 'go',
      ...times,
    });
    expect(reply.status).toBe(200);
  };
  await set('starts', { publishAt: madeAt + hourMs, endAt: madeAt + 50 * hourMs });
  await set('over', { publishAt: madeAt + hourMs, endAt: madeAt + 2 * hourMs });
  await set('ends', { endAt: madeAt + hourMs });
  await set('later', { publishAt: madeAt + 50 * hourMs });
  await host.app.close();
}

it.each(places)(
  'what should have gone live since the backup is not published by whoever starts on a restored %s, but told and kept',
  async (place) => {
    const address = await newMigratedAddress(place);
    const database = keep(openDatabase(address));
    await setTimes(database);
    const file = path.join(newFolder(), 'vitrina.backup');
    await runOnTerminal({ name: 'backup', file }, { address, now: madeAt });
    const now = madeAt + 5 * hourMs;
    const restored = await newAddress(place);
    const command = { name: 'restore', file, takesUnsigned: false } as const;
    const { code, complained } = await runOnTerminal(command, { address: restored, now });
    expect([code, complained]).toEqual([0, expect.stringMatching(/^Not published, .* restore: starts\. /)]);

    const again = keep(openDatabase(restored));
    const failed: string[] = [];
    await runSchedule(again, now, (id) => void failed.push(id));
    const store = new SqlTemplateStore(again);
    expect([failed, await store.published('starts'), await store.published('over')]).toEqual([
      [],
      undefined,
      undefined,
    ]);
    expect((await store.history('ends')).map(({ action }) => action)).toEqual(['end', 'publish']);

    const host = await startEditorHost({ database: again, folder: newFolder(), clock: () => now });
    const ana = await host.signedIn('ana', 'editor');
    expect((await ana.get('/templates/starts')).body).toMatchObject({
      schedule: null,
      failedSchedule: { at: now, why: 'restored', byName: 'pia', publishAt: madeAt + hourMs },
      draft: { document: soundDocument('starts') },
    });
    expect((await ana.get('/templates/later')).body).toMatchObject({
      state: 'scheduled',
      schedule: { publishAt: madeAt + 50 * hourMs },
    });
    await host.app.close();
  },
  60_000,
);
