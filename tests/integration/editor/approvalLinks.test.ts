import type { Kysely } from 'kysely';
import type { ApprovalLinkList, BundleDetails, NewApprovalLink } from '../../../src/generated/editor';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { places, provideDatabases, type TestDatabase } from '../../support/databases';
import {
  soundDocument,
  startEditorHost,
  type EditorBrowser,
  type EditorHost,
} from '../../support/editorHost';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const temporaryFolder = provideTemporaryFolders();
const openDatabase = provideDatabases();
const hourMs = 3_600_000;

describe.each(places)('approval by a link on %s', (place) => {
  let now = 0;
  let shared: TestDatabase;
  let database: Kysely<Database>;
  let host: EditorHost;
  let ana: EditorBrowser;
  let pia: EditorBrowser;
  const clock = () => now;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    shared = await openDatabase(place);
    ({ database } = shared);
    host = await startEditorHost({ database, folder: temporaryFolder(), clock, rateLimits: true });
    ana = await host.signedIn('ana', 'editor');
    pia = await host.signedIn('pia', 'publisher');
    await (await host.signedIn('ada', 'administrator')).put('/settings', { requiresApproval: true });
  }, 60_000);
  afterEach(async () => host.app.close());

  const write = async (id: string, title: string) => {
    const document = soundDocument(id, title);
    const details = await ana.get(`/templates/${id}`);
    if (details.status === 404) await ana.post('/templates', { document, origin: 'blank' });
    else await ana.put(`/templates/${id}/draft`, { document, baseVersion: details.body.version });
    return sha256Of(document);
  };
  const askAbout = async (id: string, title: string) => {
    const sha256 = await write(id, title);
    await ana.post(`/templates/${id}/approval-requests`, { sha256, note: 'Is the rate right?' });
    return sha256;
  };
  const makeLink = async (payload: object, browser = pia) => {
    const made = await browser.post('/approval-links', { name: 'Lic. Luz', expiresInHours: 48, ...payload });
    return { status: made.status, code: made.body.error?.code, ...(made.body as unknown as NewApprovalLink) };
  };
  const pathOf = (address: string): string => new URL(address).pathname;
  const open = (path: string) => host.app.inject({ url: path, headers: { host: 'editor.example' } });
  const answer = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    host.app.inject({
      method: 'POST',
      url: path,
      headers: {
        host: 'editor.example',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: 'null',
        ...headers,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const approval = async (id: string) => (await pia.get(`/templates/${id}`)).body.approval;
  const yes = { name: 'Luz Ortega', answer: 'approved', note: '' };

  it('shows before and after to who has it, and takes one answer under a name', async () => {
    const first = await askAbout('p', 'one');
    await pia.post('/templates/p/approvals', { sha256: first });
    await pia.post('/templates/p/publish', { sha256: first, reason: 'go' });
    const sha256 = await askAbout('p', 'two');
    const { status, address, link } = await makeLink({ templateId: 'p', sha256 });
    expect(status).toBe(201);
    expect(link).toMatchObject({ name: 'Lic. Luz', state: 'open', createdByName: 'pia' });
    const page = await open(pathOf(address));
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
    });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('Is the rate right?');
    expect(page.body).not.toContain('<script');
    const frames = [...page.body.matchAll(/src="([^"]+\/page\?[^"]+)"/g)].map(([, src = '']) =>
      src.replaceAll('&amp;', '&'),
    );
    const [before, after] = await Promise.all(frames.map(open));
    expect([before?.body.includes('one'), after?.body.includes('two')]).toEqual([true, true]);
    expect(after?.body).toContain('[data-testid="block-top"]{outline');
    expect(after?.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect((await answer(pathOf(address), { ...yes, name: ' ' })).statusCode).toBe(400);
    expect((await answer(pathOf(address), { ...yes, answer: 'changeAsked' })).statusCode).toBe(400);
    expect((await approval('p'))?.state).toBe('waiting');
    expect((await answer(pathOf(address), yes)).statusCode).toBe(303);
    expect(await approval('p')).toMatchObject({ state: 'approved', answeredByName: 'Luz Ortega' });
    const { entries } = (await pia.get('/audit?templateId=p')).body;
    expect(entries[0]).toMatchObject({
      action: 'approved',
      accountId: null,
      accountName: 'Luz Ortega',
      detail: { sha256, link: 'Lic. Luz', by: 'pia' },
    });
    expect((await open(pathOf(address))).body).toContain('Luz Ortega');
    // Once is all: what is said now changes nothing.
    await answer(pathOf(address), { ...yes, answer: 'changeAsked', note: 'No!' });
    expect((await approval('p'))?.state).toBe('approved');
    expect((await pia.post('/templates/p/publish', { sha256, reason: 'go' })).status).toBe(200);
  });

  it('takes a wish for a change, for a bundle too', async () => {
    await write('a', 'one');
    await write('b', 'one');
    const made = await ana.post('/bundles', { name: 'March', templateIds: ['a', 'b'] });
    const { id, sha256 } = made.body as unknown as BundleDetails;
    await ana.post(`/bundles/${id}/approval-requests`, { sha256, note: '' });
    const { address } = await makeLink({ bundleId: id, sha256 });
    expect((await open(pathOf(address))).body.match(/<iframe/g)).toHaveLength(2);
    await answer(pathOf(address), { name: 'Luz', answer: 'changeAsked', note: 'Say the CAT' });
    const asked = (await pia.get(`/bundles/${id}`)).body.approval;
    expect(asked).toMatchObject({ state: 'changeAsked', answeredByName: 'Luz', answer: 'Say the CAT' });
    const again = await makeLink({ bundleId: id, sha256 });
    await answer(pathOf(again.address), yes);
    expect((await pia.get(`/bundles/${id}`)).body.approval?.state).toBe('approved');
    expect((await pia.post(`/bundles/${id}/publish`, { sha256, reason: 'go' })).status).toBe(200);
  });

  it('is for its bytes alone, until it expires or is revoked', async () => {
    const sha256 = await askAbout('p', 'one');
    const [changed, expired, revoked] = await Promise.all([
      makeLink({ templateId: 'p', sha256 }),
      makeLink({ templateId: 'p', sha256, expiresInHours: 1 }),
      makeLink({ templateId: 'p', sha256 }),
    ]);
    const { links } = (await pia.delete(`/approval-links/${revoked.link.id}`))
      .body as unknown as ApprovalLinkList;
    expect(links.map(({ state }) => state).toSorted()).toEqual(['open', 'open', 'revoked']);
    expect((await answer(pathOf(revoked.address), yes)).statusCode).toBe(410);
    await write('p', 'one!');
    expect((await open(pathOf(changed.address))).statusCode).toBe(409);
    expect((await open(`${pathOf(changed.address)}/page?template=p&version=after`)).statusCode).toBe(409);
    expect((await answer(pathOf(changed.address), yes)).statusCode).toBe(409);
    await write('p', 'one');
    now += hourMs;
    expect((await answer(pathOf(expired.address), yes)).statusCode).toBe(410);
    expect((await approval('p'))?.state).toBe('waiting');
    expect((await answer(pathOf(changed.address), yes)).statusCode).toBe(303);
  });

  it('is kept as a hash, shown once, and made by nobody who may not answer', async () => {
    const sha256 = await askAbout('p', 'one');
    const { address } = await makeLink({ templateId: 'p', sha256 });
    const token = pathOf(address).split('/').at(-1) ?? '';
    const rows = JSON.stringify(await database.selectFrom('editor_approval_links').selectAll().execute());
    const audit = JSON.stringify(await database.selectFrom('editor_audit').selectAll().execute());
    expect(rows + audit).not.toContain(token);
    expect((await makeLink({ templateId: 'p', sha256 }, ana)).code).toBe('forbidden');
    // Who wrote it can't have it approved by a link of their own.
    const max = await host.signedIn('max', 'publisher');
    await write('q', 'one');
    const { version } = (await max.get('/templates/q')).body;
    const document = soundDocument('q', 'two');
    await max.put('/templates/q/draft', { document, baseVersion: version });
    const own = sha256Of(document);
    await ana.post('/templates/q/approval-requests', { sha256: own, note: '' });
    expect((await makeLink({ templateId: 'q', sha256: own }, max)).code).toBe('forbidden');
    expect((await makeLink({ templateId: 'q', sha256: own })).status).toBe(201);
    expect((await makeLink({ templateId: 'q', sha256 })).code).toBe('conflict');
    // Nor goes a link further than who made it: they are disabled, and it answers nothing.
    await database
      .updateTable('editor_accounts')
      .set({ disabled_at: now })
      .where('name', '=', 'pia')
      .execute();
    expect((await answer(pathOf(address), yes)).statusCode).toBe(409);
    expect((await max.get('/templates/p')).body.approval?.state).toBe('waiting');
  });

  it('is not guessed, and not answered by another site', async () => {
    const sha256 = await askAbout('p', 'one');
    const { address } = await makeLink({ templateId: 'p', sha256 });
    const elsewhere = await answer(pathOf(address), yes, { 'sec-fetch-site': 'cross-site' });
    expect(elsewhere.statusCode).toBe(404);
    const tries = await Promise.all(
      Array.from({ length: 70 }, (_, each) => open(`/approval/${String(each).padStart(43, 'A')}`)),
    );
    expect(tries.some(({ statusCode }) => statusCode === 429)).toBe(true);
    expect(tries.every(({ statusCode }) => statusCode === 404 || statusCode === 429)).toBe(true);
    // Who has the link is not kept out by who guesses beside them.
    expect((await open(pathOf(address))).statusCode).toBe(200);
  });

  it('takes one of two answers that come at once', async () => {
    const sha256 = await askAbout('p', 'one');
    const { address } = await makeLink({ templateId: 'p', sha256 });
    const path = pathOf(address);
    await Promise.all([answer(path, yes), answer(path, { ...yes, answer: 'changeAsked', note: 'No' })]);
    const { entries } = (await pia.get('/audit?templateId=p')).body;
    expect(entries.filter(({ accountName }) => accountName === 'Luz Ortega')).toHaveLength(1);
  });
});
