import { failure } from '../../../src/kernel/result';
import { parseDataCommand } from '../../../src/host/operations/data/command';
import { runDataCommand } from '../../../src/host/operations/data/runDataCommand';
import { usage } from '../../../src/host/operations/data/texts';
import { EvidenceStore } from '../../../src/host/calls/evidence/evidenceStore';
import { keyedHash, readPrivacyKeys } from '../../../src/host/calls/privacy/privacyKeys';
import { kindsOfRetention } from '../../../src/host/process/settings/retention';
import { provideAddresses } from '../../support/databases';
import { openDatabase } from '../../../src/host/store/openDatabase';

const { newMigratedAddress, keep } = provideAddresses();
const now = Date.parse('2026-03-01T12:00:00Z');
const privacyKeys = ['a key of the tests that is long enough'];

/** A database with evidence of a loan without a session, and the commands of the terminal over it. */
async function prepare() {
  const address = await newMigratedAddress('SQLite');
  const database = keep(openDatabase(address));
  const [key] = await readPrivacyKeys({ ...address, configured: privacyKeys }, database, now);
  const row = {
    id: 'loan',
    call: 'loan-detail-push',
    key_id: key.id,
    person: keyedHash(key, 'session', ''),
    order_no: null,
    page_id: '',
    page_revision: '',
    page_sha256: null,
    agreement_id: 'a',
    agreement_revision: '1',
    agreement_sha256: null,
    language: 'es',
    offer: '{}',
    outcome: 'accepted',
    shown_at: now,
  };
  await new EvidenceStore(database).open({ row, texts: [] });
  const said: string[] = [];
  const complained: string[] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    complain: (line: string) => void complained.push(line),
  };
  const configuration = {
    ...address,
    publicOrigin: undefined,
    host: '127.0.0.1',
    port: 8080,
    privacyKeys,
    backupKeys: [],
    retention: kindsOfRetention(() => undefined),
  };
  const run = async (words: string, input: string) => {
    const command = parseDataCommand(words.split(' '));
    return (
      command &&
      runDataCommand(command, {
        terminal,
        configuration,
        clock: () => now,
        readInput: async () => input,
        readAdvertBasis: async () => failure(['no brand']),
      })
    );
  };
  const evidence = async () =>
    (await database.selectFrom('agreement_evidence').select('id').execute()).length;
  return { run, said, complained, evidence };
}

describe('npm run data, told to read whom it is about', () => {
  it.each([
    ['session', ''],
    ['session', ' \n'],
    ['session', 'one\ntwo'],
    ['phone', ''],
    ['phone', 'nobody\n'],
    ['phone', '123456\n'],
    ['phone', '5512345678\n5587654321\n'],
  ])('refuses what names no %s: %j', async (kind, input) => {
    const { run, said, complained, evidence } = await prepare();
    for (const name of ['show', 'delete']) expect(await run(`${name} ${kind} -`, input)).toBe(2);
    expect(await evidence()).toBe(1);
    expect(said).toEqual([]);
    expect(complained[1]).toContain(`after "${kind} -" it has to be one line`);
  });

  it('takes what names one, and its last line break for none of it', async () => {
    const { run, said, complained } = await prepare();
    expect(await run('show phone -', '+52 55 1234 5678\n')).toBe(0);
    expect(await run('delete session -', 'a-session\n')).toBe(0);
    expect([said.at(-1), complained]).toEqual(['Nothing was held.', []]);
  });
});

it('names nobody by nothing, and no telephone without its code alone', () => {
  expect(parseDataCommand(['delete', 'session', ''])).toBeUndefined();
  expect(parseDataCommand(['delete', 'phone', ''])).toBeUndefined();
  expect(usage).not.toContain('without a country code');
});
