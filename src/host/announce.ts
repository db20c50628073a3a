/** What `npm start` prints for the person who started it. Addresses are of this machine. */

export interface Announcement {
  readonly address: string;
  readonly documents: readonly string[];
  readonly upstreamUrl: string | undefined;
}

interface Campaign {
  readonly id: string;
  readonly name: string;
}

const exampleQuery = { app_from: 'demo', user_from: 'demo', utm_tag: 'start' };

function campaignOf(document: string): Campaign | undefined {
  const value: unknown = JSON.parse(document);
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, kind, name } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || kind !== 'landing') return undefined;
  return { id, name: typeof name === 'string' ? name : id };
}

/** Lines for people, ended by a line break. */
export function announcement({ address, documents, upstreamUrl }: Announcement): string {
  const campaigns = documents.map(campaignOf).filter((campaign) => campaign !== undefined);
  const rows = campaigns.flatMap(({ id, name }) => {
    const query = new URLSearchParams({ id, ...exampleQuery });
    return [`    ${name}`, `      ${address}/landing?${query.toString()}`];
  });
  const calls =
    upstreamUrl === undefined
      ? ['  Calls are answered by the sandbox. Its SMS codes appear in the lines below, as "sandboxSmsCode".']
      : [`  Calls are forwarded to ${upstreamUrl}.`];
  return ['', `  Vitrina is open at ${address}`, '', '  Landing pages', ...rows, '', ...calls, '  Ctrl+C stops it.', '', ''].join('\n');
}
