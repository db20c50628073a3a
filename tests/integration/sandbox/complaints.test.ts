import problemList from '../../../src/generated/validators/replies/problemList';
import problemDetail from '../../../src/generated/validators/replies/problemDetail';
import uploadProblemImage from '../../../src/generated/validators/replies/uploadProblemImage';
import { provideTemporaryFolders } from '../../support/temporaryFolder';
import { ask, calls, field, loanPrefix, readAnswer } from './borrower';
import { startSandbox, type RunningSandbox } from '../../support/sandbox';
import type { Answer } from './visitor';

const newFolder = provideTemporaryFolders();
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex');
const webp = Buffer.from('RIFF\x00\x00\x00\x00WEBPVP8 ', 'latin1');
let now = Date.UTC(2026, 0, 31);
let folder: string;
let host: RunningSandbox;

beforeEach(async () => {
  folder = newFolder();

  host = await startSandbox({ folder, clock: () => now });
});

afterEach(() => host.close());

async function upload(content: Buffer, name = 'problemImage', sessionId?: string): Promise<Answer> {
  const form = new FormData();
  form.set(name, new Blob([new Uint8Array(content)]), 'whatever.exe');
  const encoded = new Response(form);
  const response = await host.app.inject({
    method: 'POST',
    url: `${loanPrefix}${calls.upload}`,
    query: sessionId === undefined ? {} : { sessionId },
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  return readAnswer(response);
}

const complaint = {
  problemType: '2',
  problemSonType: '',
  problemDetail: ' Pagué dos veces ',
  problemImage: '',
  orderNo: '174001',
};
const tabs = async () =>
  (await ask(host, calls.list)).data as { tabs: { title: string; list: { id: string }[] }[] };
const counts = async () => (await tabs()).tabs.map(({ list }) => list.length);

describe('a complaint', () => {
  it('is saved once under its key, listed first, answered a minute later and then rated', async () => {
    const saved = await ask(host, calls.save, complaint, { key: 'a' });
    expect(await ask(host, calls.save, complaint, { key: 'a' })).toEqual(saved);
    const problemId = String(field(saved, 'problemId'));
    const list = await tabs();
    expect(problemList(list)).toBe(true);
    expect(list.tabs[0]?.list[0]?.id).toBe(problemId);
    expect(await counts()).toEqual([3, 2, 1]);

    const detail = async () => (await ask(host, calls.detail, { problemId })).data as Record<string, unknown>;
    expect(problemDetail(await detail())).toBe(true);
    expect(await detail()).toMatchObject({ content: 'Pagué dos veces', disposeDetail: '', isNeedScore: 0 });
    now += 60_000;
    expect(await detail()).toMatchObject({ disposeDetail: expect.stringMatching(/./), isNeedScore: 1 });
    expect(await counts()).toEqual([3, 1, 2]);
    expect(await ask(host, calls.score, { score: 2, problemId })).toMatchObject({ code: 0 });
    expect(await detail()).toMatchObject({ isNeedScore: 0 });
    expect(field(await ask(host, calls.details, { orderId: '200001' }), 'isScore')).toBe(1);
  });

  it('about collection needs a sub-type and an order that allows it', async () => {
    const collection = { ...complaint, problemType: '1', problemSonType: '11' };
    expect(await ask(host, calls.save, collection)).toMatchObject({ code: 0 });
    expect(await ask(host, calls.save, { ...collection, problemSonType: '' })).toMatchObject({ code: 161 });
    expect(await ask(host, calls.save, { ...collection, orderNo: '200001' })).toMatchObject({ code: 163 });
    const shown = async (orderId: string) => field(await ask(host, calls.init, { orderId }), 'orderDetail');
    expect(await shown('200001')).toMatchObject({ isShow: 0 });
    expect(await shown('174001')).toMatchObject({ isShow: 1 });
  });

  it.each([
    [{ problemType: '9' }, 161],
    [{ problemDetail: '  ' }, 162],
    [{ problemDetail: 'x'.repeat(201) }, 162],
    [{ problemImage: '/sandbox/uploads/none.png' }, 165],
    [{ problemImage: Array.from({ length: 10 }, (_, index) => `/p${index}`).join(',') }, 164],
    [{ orderNo: 'x' }, 110],
  ])('with %j is refused by code %i and not saved', async (change, code) => {
    expect(await ask(host, calls.save, { ...complaint, ...change })).toMatchObject({ code, data: null });
    expect(await counts()).toEqual([2, 1, 1]);
  });
});

describe('a picture', () => {
  it.each([
    ['JPEG', jpeg, 'image/jpeg'],
    ['PNG', png, 'image/png'],
    ['WebP', webp, 'image/webp'],
  ])(
    'of type %s comes back as it was, under a name nobody guesses, after a restart',
    async (_name, content, type) => {
      const answer = await upload(content);
      expect(answer).toMatchObject({ status: 200, code: 0 });
      expect(uploadProblemImage(answer.data)).toBe(true);
      const url = String(field(answer, 'url'));
      expect(url).toMatch(/^\/sandbox\/uploads\/[\w-]{32}\.\w+$/);
      expect(field(await upload(content), 'url')).not.toBe(url);
      await host.close();
      host = await startSandbox({ folder, clock: () => now });
      const response = await host.app.inject({ url });
      expect(response.rawPayload).toEqual(content);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringMatching(/immutable/),
      });
    },
  );

  it('goes with a complaint, in a list as an array and in the detail as text', async () => {
    const urls = [field(await upload(jpeg), 'url'), field(await upload(png), 'url')];
    const saved = await ask(host, calls.save, { ...complaint, problemImage: urls.join(',') });
    const problemId = String(field(saved, 'problemId'));
    expect((await tabs()).tabs[0]?.list[0]).toMatchObject({ images: urls });
    expect((await ask(host, calls.detail, { problemId })).data).toMatchObject({ images: urls.join(',') });
  });

  it('of another borrower does not go with a complaint', async () => {
    const url = String(field(await upload(jpeg, 'problemImage', 'other'), 'url'));
    expect(await ask(host, calls.save, { ...complaint, problemImage: url })).toMatchObject({ code: 165 });
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 400],
    ['a GIF', Buffer.from('GIF89a'), 415],
    ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['8 MB and a byte', Buffer.concat([jpeg, Buffer.alloc(8 * 1_048_576 - jpeg.length + 1)]), 413],
  ])('that is %s is refused', async (_name, content, status) => {
    expect(await upload(content)).toMatchObject({
      status,
      code: status,
      message: expect.stringMatching(/./),
    });
    expect(await host.store.selectFrom('uploads').select('name').execute()).toEqual([]);
  });

  it('may have 8 MB', async () => {
    const content = Buffer.concat([jpeg, Buffer.alloc(8 * 1_048_576 - jpeg.length)]);
    expect(await upload(content)).toMatchObject({ code: 0 });
  });

  it('must come as multipart, under its name', async () => {
    expect(await upload(jpeg, 'other')).toMatchObject({ status: 400 });
    expect(await ask(host, calls.upload, { problemImage: 'x' })).toMatchObject({ status: 400 });
  });

  it('is refused where its body can not be read', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=xyz' };
    const reply = await host.app.inject({
      method: 'POST',
      url: `${loanPrefix}${calls.upload}`,
      payload: '--xyz\r\ncontent-',
      headers,
    });
    expect(reply.statusCode).toBe(400);
  });

  it('that is unknown is not found', async () => {
    expect((await host.app.inject({ url: '/sandbox/uploads/none.png' })).statusCode).toBe(404);
  });
});
