/** Common parameters that stay in the visible address and are sent with every call (contract §4). */
export const visibleParameterNames = [
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'adId',
  'language',
] as const;

export type PageQuery = Readonly<Record<string, string | number | undefined>>;

/** Those parameters that one page of ours hands to the next and that have a value; `safeBottom` is sent with no call. */
export function pickVisible(valueOf: (name: string) => string | null | undefined): Record<string, string> {
  return Object.fromEntries(
    [...visibleParameterNames, 'safeBottom'].flatMap((name): [string, string][] => {
      const value = valueOf(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The same of an address by its query. */
export function visibleParameters(search: string): Record<string, string> {
  const shown = new URLSearchParams(search);
  return pickVisible((name) => shown.get(name));
}

/**
 * Address of another page of ours: its own parameters, then those that go on from the page that is shown.
 * Absent and empty values are left out.
 * @param search query of the page that is shown
 */
export function pageAddress(path: string, query: PageQuery, search: string): string {
  const entries = Object.entries({ ...visibleParameters(search), ...query });
  const present = entries.flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(present).toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Some of a page's own parameters, by its query; those that it lacks or leaves blank are absent. */
export const parametersFrom =
  <Name extends string>(...names: readonly Name[]) =>
  (search: string): Readonly<Partial<Record<Name, string>>> => {
    const query = new URLSearchParams(search);
    const present: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const value = query.get(name)?.trim();
      if (value) present[name] = value;
    }
    return present;
  };

/** Common parameters that never reach another origin, a visible address, a log or the app (contract §4). */
export const secretNames = ['sessionId', 'crp_phe', 'dearest', 'showy', 'dearer', 'swift', 'eyes'] as const;

export const isSecretName = (name: string): boolean => secretNames.some((secret) => secret === name);

/**
 * Names of the headers that our pages and our host tell each other more by than the contract's calls have fields for.
 * Between a page and its own origin alone: no upstream sees them.
 */

/**
 * Of a request: template (of a loan's page its name), experiment groups, agreement, shown language, the template's
 * revision, the agreement's revision and how a loan was agreed to (`consentAct.ts`), each percent-encoded and empty where
 * there is none, with a space between.
 */
export const pageHeader = 'X-Vitrina-Page';

/** Of a template's reply: the revision that it is. */
export const revisionHeader = 'X-Vitrina-Revision';
