import { pickVisible } from '../../kernel/pageAddress';

/** The pages behind `/landing#/…` (contract §4). */
export type ScreenName = 'landing' | 'download' | 'agreement' | 'unknown';

type Parameters = Readonly<Record<string, string>>;
type Links = { readonly download?: string; readonly agreement?: string };

const screenByPath: ReadonlyMap<string, ScreenName> = new Map([
  ['', 'landing'],
  ['downloadTemplate', 'download'],
  ['agreementTemplate', 'agreement'],
]);

const pathOf = (hash: string): string =>
  hash
    .replace(/^#?\/?/, '')
    .replace(/\?.*$/s, '')
    .replace(/\/$/, '');

/** An anchor inside a page (`#form`) is the landing page too: only `#/…` names another one. */
export function screenOf(hash: string): ScreenName {
  if (!hash.startsWith('#/')) return 'landing';
  return screenByPath.get(pathOf(hash)) ?? 'unknown';
}

const present = (parameters: Readonly<Record<string, string | undefined>>): string[][] =>
  Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));

export const downloadIdOf = (parameters: Parameters, links: Links): string | undefined =>
  parameters.down_id || links.download;

export const agreementIdOf = (parameters: Parameters, links: Links): string | undefined =>
  parameters.links_id || links.agreement;

/** Where the visitor came from, which each page hands to the next, and common parameters that would be lost else. */
function carried(parameters: Parameters): Record<string, string | undefined> {
  const { app_from, user_from, utm_tag, id } = parameters;
  return { app_from, user_from, utm_tag, id, ...pickVisible((name) => parameters[name]) };
}

export function downloadHash(parameters: Parameters, links: Links): string {
  const query = present({ ...carried(parameters), down_id: downloadIdOf(parameters, links) });
  return `#/downloadTemplate?${new URLSearchParams(query).toString()}`;
}

export function agreementHash(parameters: Parameters, links: Links): string {
  const query = present({ ...carried(parameters), links_id: agreementIdOf(parameters, links) });
  return `#/agreementTemplate?${new URLSearchParams(query).toString()}`;
}
