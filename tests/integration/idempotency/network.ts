import type { RunningSandbox } from '../../support/sandbox';

/** What becomes of the next call that acts: its reply is lost after it was done, or it never arrives. */
export type Fate = 'good' | 'reply lost' | 'never sent';

/** A document's way to the sandbox. */
export interface Line {
  readonly fetch: typeof fetch;
  /** What it sent last may have been done, and it was never told. */
  readonly isOpen: () => boolean;
  /** A tap on a page that says whether what it sends now, if anything, is what it or another page has sent before. */
  readonly expect: (isRepeat: boolean) => void;
  /** The screen is opened again, where another wish may begin. */
  readonly beginVisit: () => void;
}

function isSuccess(body: string): boolean {
  const { code, success } = JSON.parse(body) as { readonly code?: unknown; readonly success?: unknown };
  return success === true || code === 0 || code === '00';
}

const textOf = (body: RequestInit['body']): string =>
  typeof body === 'string' || body instanceof URLSearchParams ? body.toString() : '';

async function ask({ app }: RunningSandbox, address: URL, init: RequestInit) {
  const headers = { ...(init.headers as Record<string, string>) };
  if (init.body instanceof URLSearchParams) headers['content-type'] = 'application/x-www-form-urlencoded';
  const method = init.method === 'POST' ? 'POST' : 'GET';
  return app.inject({ method, url: address.pathname + address.search, headers, payload: textOf(init.body) });
}

/** The way from pages to the sandbox, which strikes a call that acts; keeps the keys of what a page was told to be done. */
export function createNetwork(host: RunningSandbox, call: string) {
  let fate: Fate = 'good';
  let underWay = 0;
  const told = new Set<string>();
  const keys = new Set<string>();
  /** Keys that a page had a definite reply to: what is sent after that, from whatever page, is another wish. */
  const answered = new Set<string>();
  /** Bodies that a page sent under another key, though no page had an answer to them or it said that this is a repeat. */
  const changedKeys: string[] = [];

  /** @param isLost what its tab sent before a reload may have been done, and it was never told */
  function connect(isLost: boolean): Line {
    let open: { readonly body: string; readonly key: string } | undefined;
    let isRepeat = false;

    async function act(address: URL, init: RequestInit) {
      const mine = fate;
      fate = 'good';
      const key = (init.headers as Record<string, string>)['Idempotency-Key'] ?? '';
      const body = textOf(init.body);
      if (
        (open?.body === body && open.key !== key && !answered.has(open.key)) ||
        (isRepeat && !keys.has(key))
      )
        changedKeys.push(body);
      isRepeat = false;
      keys.add(key);
      open = { body, key };
      if (mine === 'never sent') throw new TypeError('Failed to fetch');
      const reply = await ask(host, address, init);
      if (mine === 'reply lost') {
        isLost = true;
        throw new TypeError('Failed to fetch');
      }
      open = undefined;
      answered.add(key);
      if (isSuccess(reply.body)) {
        isLost = false;
        if (key !== '') told.add(key);
      }
      return reply;
    }

    const send = async (text: string, init: RequestInit = {}): Promise<Response> => {
      const address = new URL(text, 'http://sandbox.example');
      underWay += 1;
      const isActing = address.pathname.endsWith(`/${call}`);
      const reply = await (isActing ? act(address, init) : ask(host, address, init)).finally(
        () => (underWay -= 1),
      );
      const body = new Blob([reply.body]).stream();
      return { status: reply.statusCode, headers: new Headers(), body } as unknown as Response;
    };
    return {
      fetch: send as typeof fetch,
      isOpen: () => isLost,
      expect: (next) => void (isRepeat = next),
      beginVisit: () => void (open = undefined),
    };
  }

  return {
    connect,
    told,
    changedKeys,
    isQuiet: () => underWay === 0,
    strike: (next: Fate) => void (fate = next),
  };
}

export type Network = ReturnType<typeof createNetwork>;
