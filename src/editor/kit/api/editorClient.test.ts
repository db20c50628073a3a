import { deleteSession } from '../../../generated/editorCalls/deleteSession';
import { getSettings } from '../../../generated/editorCalls/getSettings';
import { postPictures } from '../../../generated/editorCalls/postPictures';
import { postTemplatesIdArchive } from '../../../generated/editorCalls/postTemplatesIdArchive';
import { putSettings } from '../../../generated/editorCalls/putSettings';
import { createEditorClient, type EditorProblem } from './editorClient';

interface Sent {
  readonly address: string;
  readonly init: RequestInit;
}

function open(respond: () => Response | Promise<Response>, csrfToken = () => 'token-of-the-session') {
  const sent: Sent[] = [];
  const problems: EditorProblem[] = [];
  const client = createEditorClient({
    fetch: async (address, init = {}) => {
      sent.push({ address: address as string, init });
      return respond();
    },
    csrfToken,
    onProblem: (problem) => problems.push(problem),
  });
  return { client, sent, problems };
}

const reply = (status: number, body: unknown, headers: HeadersInit = {}): Response =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(headers),
    text: async () => JSON.stringify(body),
  }) as Response;

const refusal = (code: string, more: object = {}) => ({
  error: { code, message: 'said in English', ...more },
});

beforeEach(() => {
  // jsdom has none; nothing in here waits that long.
  AbortSignal.timeout = () => new AbortController().signal;
});

const settings = {
  requiresApproval: true,
  allowsApprovalLinks: true,
  requiresSecondFactor: false,
  requiresSecondFactorOfAll: false,
};

describe('the editor client', () => {
  it('asks below its own prefix, and leaves out of the query what is empty', async () => {
    const { client, sent } = open(() => reply(200, settings));
    expect(await client.send({ ...getSettings(), query: { search: '', kind: undefined, limit: 5 } })).toEqual(
      {
        ok: true,
        value: settings,
      },
    );
    expect(sent[0]?.address).toBe('/editor/api/settings?limit=5');
    expect(new Headers(sent[0]?.init.headers).has('X-CSRF-Token')).toBe(false);
  });

  it('sends the token of the session with everything that changes something', async () => {
    const { client, sent } = open(() => reply(200, { requiresApproval: false }));
    await client.send(putSettings({ requiresApproval: false }));
    await client.sendOnly(postTemplatesIdArchive({ id: 'a' }));
    expect(
      sent.map(({ init }) => [init.method, init.body, new Headers(init.headers).get('X-CSRF-Token')]),
    ).toEqual([
      ['PUT', '{"requiresApproval":false}', 'token-of-the-session'],
      ['POST', undefined, 'token-of-the-session'],
    ]);
  });

  it('leaves the type of a form to the browser, which knows its boundary', async () => {
    const { client, sent } = open(() => reply(200, { requiresApproval: false }));
    await client.send(postPictures(new FormData()));
    expect(new Headers(sent[0]?.init.headers).has('Content-Type')).toBe(false);
  });

  it.each([
    [
      'a refusal with its faults',
      400,
      refusal('invalid', { faults: [{ path: '/name', message: 'is missing' }] }),
      {},
      { code: 'invalid' },
    ],
    [
      'how long to wait',
      429,
      refusal('tooMany'),
      { 'Retry-After': '90' },
      { code: 'tooMany', retryAfterSeconds: 90 },
    ],
    ['a reply that is no refusal', 502, '<html>', {}, { code: 'http', status: 502 }],
    ['a code that nobody knows', 418, refusal('teapot'), {}, { code: 'http', status: 418 }],
    ['a reply of another shape', 200, { requiresApproval: 'perhaps' }, {}, { code: 'malformed' }],
  ])('tells of %s, and whoever listens hears it too', async (_, status, body, headers, expected) => {
    const { client, problems } = open(() => reply(status, body, headers));
    const result = await client.send(getSettings());
    expect(result).toMatchObject({ ok: false, error: expected });
    expect(problems).toMatchObject([expected]);
  });

  it('is no end of the session where somebody has signed in again since it was sent', async () => {
    let token = 'earlier';
    const { client, problems } = open(
      () => {
        token = 'later';
        return reply(401, refusal('signedOut'));
      },
      () => token,
    );
    expect(await client.send(getSettings())).toMatchObject({ ok: false });
    expect(problems).toEqual([]);
    await client.send(getSettings());
    expect(problems).toMatchObject([{ code: 'signedOut' }]);
  });

  it.each(['/session', '/session/second-factor/code'])(
    'ends no session by a refused sign-in (%s)',
    async (path) => {
      const { client, problems } = open(() => reply(401, refusal('signedOut')));
      expect(await client.sendOnly({ method: 'POST', path })).toMatchObject({ error: { code: 'signedOut' } });
      expect(problems).toEqual([]);
      await client.sendOnly(deleteSession());
      expect(problems).toMatchObject([{ code: 'signedOut' }]);
    },
  );

  it('settles without a connection', async () => {
    const { client } = open(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.send(getSettings())).toEqual({
      ok: false,
      error: { code: 'offline' },
    });
  });
});
