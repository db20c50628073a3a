import { startAddresses } from './sandbox/startAddresses';

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

function landingLines(address: string, documents: readonly string[]): string[] {
  const campaigns = documents.map(campaignOf).filter((campaign) => campaign !== undefined);
  const rows = campaigns.flatMap(({ id, name }) => {
    const query = new URLSearchParams({ id, ...exampleQuery });
    return [`    ${name}`, `      ${address}/landing?${query.toString()}`];
  });
  return ['  Landing pages', ...rows, ''];
}

/** Only the sandbox's loans are known; those of an upstream are not. */
function loanLines(address: string): string[] {
  const widest = Math.max(...startAddresses.map(({ name }) => name.length));
  const rows = startAddresses.map((screen) => `    ${screen.name.padEnd(widest)}  ${address}${screen.address}`);
  return [
    '  Loan screens of the sandbox (with &language=1 in English; with &sessionId=ANYTHING for a borrower of your own)',
    ...rows,
    '',
    '  Calls are answered by the sandbox. Its SMS codes appear in the lines below, as "sandboxSmsCode".',
  ];
}

/** Lines for people, ended by a line break. */
export function announcement({ address, documents, upstreamUrl }: Announcement): string {
  const calls = upstreamUrl === undefined ? loanLines(address) : [`  Calls are forwarded to ${upstreamUrl}.`];
  const lines = [`  Vitrina is open at ${address}`, '', ...landingLines(address, documents), ...calls, '  Ctrl+C stops it.'];
  return ['', ...lines, '', ''].join('\n');
}
