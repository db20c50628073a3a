import type { Kysely } from 'kysely';
import type {
  ApprovalLinkList,
  ApprovalQuestion,
  BundleDetails,
  EditorRefusal,
  NewApprovalLink,
} from '../../../src/generated/editor';
import type { Database } from '../../../src/host/store/database';
import { sha256Of } from '../../../src/host/store/documentIdentity';
import { places, provideDatabases } from '../../support/databases';
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
  let database: Kysely<Database>;
  let host: EditorHost;
  let ana: EditorBrowser;
  let pia: EditorBrowser;
  let ada: EditorBrowser;
  /** Somebody without an account. */
  let guest: EditorBrowser;

  beforeEach(async () => {
    now = Date.parse('2026-03-01T09:00:00Z');
    ({ database } = await openDatabase(place));
    host = await startEditorHost({ database, folder: temporaryFolder(), clock: () => now, rateLimits: true });
    ana = await host.signedIn('ana', 'editor');
    pia = await host.signedIn('pia', 'publisher');
    ada = await host.signedIn('ada', 'administrator');
    guest = host.browser();
    await ada.put('/settings', { requiresApproval: true });
  }, 60_000);
  afterEach(async () => host.app.close());

  const write = async (id: string, title: string, by = ana) => {
    const document = soundDocument(id, title);
    const details = await by.get(`/templates/${id}`);
    if (details.status === 404) await by.post('/templates', { document, origin: 'blank' });
    else await by.put(`/templates/${id}/draft`, { document, baseVersion: details.body.version });
    return sha256Of(document);
  };
  const askAbout = async (id: string, title: string) => {
    const sha256 = await write(id, title);
    await ana.post(`/templates/${id}/approval-requests`, { sha256, note: 'Is the rate right?' });
    return sha256;
  };
  const makeLink = async (payload: object, by = pia) => {
    const made = await by.post('/approval-links', { name: 'Lic. Luz', expiresInHours: 48, ...payload });
    const { address = '', link } = made.body as unknown as Partial<NewApprovalLink>;
    const code = made.status === 201 ? undefined : made.body.error.code;
    return {
      status: made.status,
      code,
      address,
      id: link?.id ?? '',
      link,
      token: address.split('#')[1] ?? '',
    };
  };
  const opened = async (token: string) => {
    const { status, body } = await guest.post('/approval-links/open', { token });
    return { status, ...(body as unknown as ApprovalQuestion) };
  };
  const answer = async (token: string, given: object = {}) => {
    const { status, body } = await guest.post('/approval-links/answer', {
      token,
      name: 'Luz Ortega',
      answer: 'approved',
      note: '',
      ...given,
    });
    const { error } = body as { readonly error?: EditorRefusal };
    return { status, code: error?.code, ...(body as unknown as ApprovalQuestion) };
  };
  const no = { answer: 'changeAsked', note: 'Say the CAT' };
  const picture = (address: string | null | undefined) =>
    host.app.inject({ url: address ?? '', headers: { host: 'editor.example' } });
  const approval = async (id: string) => (await pia.get(`/templates/${id}`)).body.approval;
  const audit = async () => (await ada.get('/audit?limit=200')).body.entries;

  it('shows what is asked, by whom and in pictures, and takes one answer under a name', async () => {
    const first = await askAbout('p', 'one');
    await pia.post('/templates/p/approvals', { sha256: first });
    await pia.post('/templates/p/publish', { sha256: first, reason: 'go', acceptsWarnings: true });
    const sha256 = await askAbout('p', 'two');
    const { status, link, address, token } = await makeLink({ templateId: 'p', sha256 });
    expect(status).toBe(201);
    expect(link).toMatchObject({ name: 'Lic. Luz', state: 'open', createdByName: 'pia', sha256 });
    expect(address).toMatch(/^https:\/\/editor\.example\/editor\/approval#[\w-]{43}$/);
    const question = await opened(token);
    expect(question).toMatchObject({
      status: 200,
      state: 'open',
      name: 'Lic. Luz',
      madeByName: 'pia',
      asked: { byName: 'ana', note: 'Is the rate right?' },
    });
    const [page] = question.asked?.pages ?? [];
    expect(page).toMatchObject({ templateId: 'p', before: soundDocument('p', 'one') });
    const [before, after] = await Promise.all([picture(page?.beforeAddress), picture(page?.afterAddress)]);
    expect([before.body.includes('one'), after.body.includes('two')]).toEqual([true, true]);
    expect(after.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(after.headers['set-cookie']).toBeUndefined();
    expect(after.body).not.toMatch(/<script(?! type="application\/json")/);
    expect((await approval('p'))?.state).toBe('waiting');

    expect(await answer(token)).toMatchObject({ status: 200, state: 'approved', asked: null });
    expect(await approval('p')).toMatchObject({
      state: 'approved',
      answeredByName: 'Luz Ortega',
      answeredLink: 'Lic. Luz',
    });
    expect((await audit())[0]).toMatchObject({
      action: 'approved',
      accountId: null,
      accountName: 'Luz Ortega',
      templateId: 'p',
      detail: { sha256, link: 'Lic. Luz', vouchedBy: 'pia' },
    });
    // The receipt stays, the pages don't.
    expect(await opened(token)).toMatchObject({
      state: 'approved',
      asked: null,
      answered: { byName: 'Luz Ortega', at: now },
    });
    expect((await picture(page?.afterAddress)).statusCode).toBe(404);
    // Once is all.
    expect(await answer(token, no)).toMatchObject({ state: 'approved' });
    expect((await approval('p'))?.state).toBe('approved');
    const published = await pia.post('/templates/p/publish', { sha256, reason: 'go', acceptsWarnings: true });
    expect(published.status).toBe(200);
  });

  it('takes a wish for a change, and answers for a whole bundle', async () => {
    await write('a', 'one');
    await write('b', 'one');
    const made = await ana.post('/bundles', { name: 'March', templateIds: ['a', 'b'] });
    const { id, sha256 } = made.body as unknown as BundleDetails;
    await ana.post(`/bundles/${id}/approval-requests`, { sha256, note: '' });
    const bundle = async () => (await pia.get(`/bundles/${id}`)).body;
    const { token } = await makeLink({ bundleId: id, sha256 });
    expect((await opened(token)).asked?.pages.map(({ templateId }) => templateId)).toEqual(['a', 'b']);
    expect((await answer(token, { answer: 'changeAsked', note: ' ' })).code).toBe('invalid');
    expect((await answer(token, { name: ' \n ' })).code).toBe('invalid');
    expect((await bundle()).approval?.state).toBe('waiting');
    await answer(token, no);
    expect((await bundle()).approval).toMatchObject({
      state: 'changeAsked',
      answeredByName: 'Luz Ortega',
      answeredLink: 'Lic. Luz',
      answer: 'Say the CAT',
    });
    const again = await makeLink({ bundleId: id, sha256 });
    await answer(again.token);
    expect((await bundle()).approval?.state).toBe('approved');
    // Asked about anew, nothing is left of the answers.
    const other = await write('b', 'two');
    expect(other).not.toBe('');
    expect((await bundle()).approval?.state).toBe('outdated');
  });

  it('is for its bytes alone: one changed character voids it, in any template of a bundle', async () => {
    const sha256 = await askAbout('p', 'one');
    const { token } = await makeLink({ templateId: 'p', sha256 });
    const { afterAddress } = (await opened(token)).asked?.pages[0] ?? {};
    await write('p', 'one!');
    expect(await opened(token)).toMatchObject({ state: 'changed', asked: null });
    expect((await picture(afterAddress)).statusCode).toBe(404);
    expect(await answer(token)).toMatchObject({ state: 'changed' });
    expect((await approval('p'))?.state).toBe('outdated');
    await write('q', 'one');
    const made = await ana.post('/bundles', { name: 'Two', templateIds: ['p', 'q'] });
    const bundle = made.body as unknown as BundleDetails;
    await ana.post(`/bundles/${bundle.id}/approval-requests`, { sha256: bundle.sha256, note: '' });
    const all = await makeLink({ bundleId: bundle.id, sha256: bundle.sha256 });
    await write('q', 'one!');
    expect(await answer(all.token)).toMatchObject({ state: 'changed' });
    // The same bytes again are what was asked about.
    await write('q', 'one');
    expect(await answer(all.token)).toMatchObject({ state: 'approved' });
  });

  it('ends at its time, when it is revoked, when its maker may not answer, and when links are turned off', async () => {
    const sha256 = await askAbout('p', 'one');
    const about = { templateId: 'p', sha256 };
    const [short, taken, kept] = [
      await makeLink({ ...about, expiresInHours: 1 }),
      await makeLink(about),
      await makeLink(about),
    ];
    const revoked = await pia.delete(`/approval-links/${taken.id}`);
    const { links, mayMake } = revoked.body as unknown as ApprovalLinkList;
    expect(links.map(({ state }) => state).toSorted()).toEqual(['open', 'open', 'revoked']);
    expect(mayMake).toBe(true);
    expect((await pia.delete(`/approval-links/${taken.id}`)).status).toBe(200);
    expect((await audit()).filter(({ action }) => action === 'approvalLinkRevoked')).toHaveLength(1);
    expect(await answer(taken.token)).toMatchObject({ state: 'revoked', asked: null });
    const pages = (await opened(short.token)).asked?.pages;
    now += hourMs;
    expect(await answer(short.token)).toMatchObject({ state: 'expired', asked: null });
    expect((await picture(pages?.[0]?.afterAddress)).statusCode).toBe(404);
    await ada.put('/settings', { allowsApprovalLinks: false });
    expect(await answer(kept.token)).toMatchObject({ state: 'revoked' });
    expect((await makeLink(about)).code).toBe('forbidden');
    await ada.put('/settings', { allowsApprovalLinks: true });
    const own = database.updateTable('editor_accounts').where('name', '=', 'pia');
    await own.set({ role: 'editor' }).execute();
    expect(await answer(kept.token)).toMatchObject({ state: 'revoked' });
    await own.set({ role: 'publisher' }).execute();
    expect(await answer(kept.token)).toMatchObject({ state: 'approved' });
  });

  it('is made by nobody who may not answer, and says whose answer was first', async () => {
    const sha256 = await askAbout('p', 'one');
    expect((await makeLink({ templateId: 'p', sha256 }, ana)).code).toBe('forbidden');
    expect((await makeLink({ sha256 })).code).toBe('invalid');
    expect((await makeLink({ templateId: 'p', bundleId: 'p', sha256 })).code).toBe('invalid');
    expect((await makeLink({ templateId: 'p', sha256, name: ' ' })).code).toBe('invalid');
    expect((await makeLink({ templateId: 'p', sha256: sha256Of('other') })).code).toBe('conflict');
    // Whoever wrote it can't have it approved by a link of their own.
    const max = await host.signedIn('max', 'publisher');
    await write('q', 'one', max);
    const own = sha256Of(soundDocument('q', 'one'));
    await ana.post('/templates/q/approval-requests', { sha256: own, note: '' });
    expect((await makeLink({ templateId: 'q', sha256: own }, max)).code).toBe('forbidden');
    const listed = await max.get('/approval-links?template=q');
    expect(listed.body).toEqual({ links: [], mayMake: false });
    const { token } = await makeLink({ templateId: 'q', sha256: own });
    await pia.post('/templates/q/approvals', { sha256: own });
    expect(await answer(token, no)).toMatchObject({ state: 'decided', answered: { byName: 'pia' } });
    expect((await approval('q'))?.state).toBe('approved');
  });

  it('is kept as a hash, and what stands in the addresses of its pictures answers nothing', async () => {
    const sha256 = await askAbout('p', 'one');
    const { token } = await makeLink({ templateId: 'p', sha256 });
    const { afterAddress = '' } = (await opened(token)).asked?.pages[0] ?? {};
    const view = /approval-frame\/([\w-]+)/.exec(afterAddress)?.[1] ?? '';
    const rows = JSON.stringify(await database.selectFrom('editor_approval_links').selectAll().execute());
    for (const secret of [token, view]) expect(rows + JSON.stringify(await audit())).not.toContain(secret);
    expect(afterAddress).not.toContain(token);
    expect((await answer(view)).code).toBe('gone');
    expect((await opened(view)).status).toBe(410);
    // Nor does it open a page that nobody asked about.
    await write('q', 'secret');
    expect((await picture(afterAddress.replace('page=p', 'page=q'))).statusCode).toBe(404);
  });

  it('is not guessed, and not answered from another site', async () => {
    const sha256 = await askAbout('p', 'one');
    const { token } = await makeLink({ templateId: 'p', sha256 });
    const body = { token, name: 'Luz', answer: 'approved', note: '' };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://elsewhere.example' },
      { origin: undefined },
      { origin: 'null' },
    ]) {
      const sent = await guest.call('POST', '/approval-links/answer', { headers, body });
      expect([sent.status, sent.body.error.code]).toEqual([403, 'crossSite']);
    }
    const form = await host.app.inject({
      method: 'POST',
      url: '/editor/api/approval-links/answer',
      headers: {
        host: 'editor.example',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: new URLSearchParams(body).toString(),
    });
    expect(form.statusCode).toBe(415);
    expect((await approval('p'))?.state).toBe('waiting');
    const tries = await Promise.all(
      Array.from({ length: 70 }, (_, each) =>
        guest.post(each % 2 === 0 ? '/approval-links/open' : '/approval-links/answer', {
          ...(each % 2 === 0 ? {} : body),
          token: String(each).padStart(43, 'A'),
        }),
      ),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([410, 429]));
    // Who has the link is not kept out by who guesses beside them.
    expect((await opened(token)).state).toBe('open');
    expect((await answer(token)).state).toBe('approved');
  });

  it('is told to webhooks as any answer is, with whom the link was for and who made it', async () => {
    await database
      .insertInto('webhook_endpoints')
      .values({
        id: 'hook',
        name: 'hook',
        url: 'https://hooks.example/',
        events: JSON.stringify(['approval.approved', 'bundle.changeAsked']),
        markets: null,
        is_on: 1,
        secret: '',
        previous_secret: null,
        previous_until: null,
        created_at: now,
        created_by_name: 'ada',
      })
      .execute();
    const sha256 = await askAbout('p', 'one');
    await answer((await makeLink({ templateId: 'p', sha256 })).token);
    await write('q', 'one');
    const made = await ana.post('/bundles', { name: 'March', templateIds: ['p', 'q'] });
    const bundle = made.body as unknown as BundleDetails;
    await ana.post(`/bundles/${bundle.id}/approval-requests`, { sha256: bundle.sha256, note: '' });
    await answer((await makeLink({ bundleId: bundle.id, sha256: bundle.sha256 })).token, no);
    const told = await database
      .selectFrom('webhook_deliveries')
      .select(['type', 'body'])
      .orderBy('position')
      .execute();
    const said = { by: 'Luz Ortega', link: 'Lic. Luz', vouchedBy: 'pia' };
    expect(told.map(({ type, body }) => [type, (JSON.parse(body) as { data: object }).data])).toEqual([
      ['approval.approved', expect.objectContaining({ ...said, templateId: 'p', sha256 })],
      [
        'bundle.changeAsked',
        expect.objectContaining({ ...said, bundleId: bundle.id, sha256: bundle.sha256, note: 'Say the CAT' }),
      ],
    ]);
  });

  it('takes one of many answers that come at once', async () => {
    const sha256 = await askAbout('p', 'one');
    const { token } = await makeLink({ templateId: 'p', sha256 });
    await Promise.all([0, 1, 2, 3].map((each) => answer(token, each % 2 === 0 ? no : {})));
    const given = (await audit()).filter(({ accountName }) => accountName === 'Luz Ortega');
    expect(given).toHaveLength(1);
    const state = given[0]?.action === 'approved' ? 'approved' : 'changeAsked';
    expect((await approval('p'))?.state).toBe(state);
    expect((await opened(token)).state).toBe(state);
  });
});
