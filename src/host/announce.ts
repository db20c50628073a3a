import { sitePaths } from '../kernel/pagePaths';
import { recordOf } from '../kernel/record';
import type { SampleScreen, Upstream } from './delivery/lender/startSandbox';

/** What `npm start` prints for the person who started it. Addresses are of this machine. */

export interface Announcement {
  readonly address: string;
  readonly documents: readonly string[];
  /** Who answers calls; it has screens where it is the sandbox. */
  readonly upstream: Pick<Upstream, 'origin' | 'screens'>;
  readonly hasEditor?: boolean;
}

interface Campaign {
  readonly id: string;
  readonly name: string;
}

const exampleQuery = { app_from: 'demo', user_from: 'demo', utm_tag: 'start' };

function campaignOf(document: string): Campaign | undefined {
  const value: unknown = JSON.parse(document);
  const { id, kind, name } = recordOf(value);
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

/** The pages of the official site, which are the same wherever calls go. */
function siteLines(address: string): string[] {
  return [
    '  Official site (with ?language=1 in English, ?language=2 in Spanish)',
    ...sitePaths.map((path) => `    ${address}${path}`),
    '',
  ];
}

/** Only the sandbox's loans are known; those of an upstream are not. */
function loanLines(address: string, screens: readonly SampleScreen[]): string[] {
  const widest = Math.max(...screens.map(({ name }) => name.length));
  const rows = screens.map((screen) => `    ${screen.name.padEnd(widest)}  ${address}${screen.address}`);
  return [
    '  Screens of the borrower, with the sandbox (with &language=1 in English; with &sessionId=ANYTHING for a borrower of your own)',
    ...rows,
    '',
    '  Calls are answered by the sandbox. Its SMS codes appear in the lines below, as "sandboxSmsCode".',
  ];
}

export function announcement({ address, documents, upstream, hasEditor = false }: Announcement): string {
  const { origin, screens } = upstream;
  const calls = screens.length > 0 ? loanLines(address, screens) : [`  Calls are forwarded to ${origin}.`];
  const editor = hasEditor ? ['  Template editor', `    ${address}/editor`, ''] : [];
  const lines = [
    `  Vitrina is open at ${address}`,
    '',
    ...editor,
    ...landingLines(address, documents),
    ...siteLines(address),
    ...calls,
    '  Ctrl+C stops it.',
  ];
  return ['', ...lines, '', ''].join('\n');
}
