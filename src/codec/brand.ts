import type { Brand, ClickIdKind } from '../generated/brand';
import { readableFields } from '../generated/readableFields';
import { optionalLanguages } from '../generated/languages';
import validateBrand from '../generated/validators/brand';
import { marketOfBrand } from '../kernel/market';
import { recordOf } from '../kernel/record';
import { failure, type Result, success } from '../kernel/result';
import type { ValidationFault } from './validator';
import { findWireConflicts } from './wire';

const listed = (values: unknown): string =>
  [values]
    .flat()
    .map((value) => JSON.stringify(value))
    .join(' or ');

function detailOf({ keyword, params, message }: ValidationFault): string {
  switch (keyword) {
    case 'additionalProperties':
      return `unknown key ${listed(params.additionalProperty)}`;
    case 'required':
      return `${listed(params.missingProperty)} is missing`;
    case 'enum':
      return `must be ${listed(params.allowedValues)}`;
    case 'pattern':
      return `must have the form ${String(params.pattern)}`;
    case 'type':
      return `must be of type ${[params.type].flat().join(' or ')}`;
    default:
      return message ?? keyword;
  }
}

/** A fault with its JSON Pointer, in words. */
export const describeFault = (fault: ValidationFault): string =>
  `${fault.instancePath || '/'}: ${detailOf(fault)}`;

/** Addresses are compared by origin and stand in the content security policy, so each must be an origin and no more. */
function findOriginFaults({ imageOrigins, mediaOrigins, redirectOrigins, apiOrigin }: Brand): string[] {
  const lists = {
    imageOrigins,
    mediaOrigins,
    redirectOrigins,
    apiOrigin: apiOrigin === '' ? [] : [apiOrigin],
  };
  return Object.entries(lists).flatMap(([name, origins]) =>
    origins
      .filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
      .map(
        (origin) =>
          `/${name}: "${origin}" is not an origin; write it as https://cdn.example, in small letters`,
      ),
  );
}

/** Each is known by its name alone; `placeOf` leads to one by its position. */
const findRepeated = (names: readonly string[], placeOf: (position: number) => string): string[] =>
  names.flatMap((name, position) =>
    names.indexOf(name) < position
      ? [`${placeOf(position)}: there is "${name}" before; give each its own`]
      : [],
  );

/** A registration is told by the host that carried it, under a name that finds its secret. */
function findConversionFaults({ conversions: { endpoints }, apiOrigin }: Brand): string[] {
  if (endpoints.length > 0 && apiOrigin !== '')
    return [
      '/conversions: with apiOrigin registrations do not come by this host, which could tell nobody of them; leave one of the two out',
    ];
  return findRepeated(
    endpoints.map(({ name }) => name),
    (position) => `/conversions/endpoints/${position}/name`,
  );
}

const findPaletteFaults = ({ theme: { palettes = [] } }: Brand): string[] =>
  findRepeated(
    palettes.map(({ id }) => id),
    (position) => `/theme/palettes/${position}/id`,
  );

/** A language can be turned on that has texts, for borrowers whose money and law its row is about. */
function findLanguageFaults(brand: Brand): string[] {
  return brand.languages.flatMap((code) => {
    const row = optionalLanguages[code];
    if (!row)
      return [
        `/languages: "${code}" is no language to turn on; there is ${Object.keys(optionalLanguages).join(', ')}`,
      ];
    const market = marketOfBrand(brand);
    return row.market === null || row.market === market
      ? []
      : [`/languages: "${code}" is for the market ${row.market}, and languageType says ${market}`];
  });
}

/** Languages that are on although nobody answers for their texts yet. */
export const unconfirmedLanguages = ({ languages }: Pick<Brand, 'languages'>): readonly string[] =>
  languages.filter((code) => optionalLanguages[code]?.confirmedBy === null);

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Conflicts among the names that can be read, so that a file with other faults has them all listed at once. */
function findConflicts(candidate: unknown): string[] {
  const { wire } = recordOf(candidate);
  const { paths, fields } = recordOf(wire);
  return findWireConflicts({ paths: textsOf(paths), fields: textsOf(fields) }, readableFields);
}

/**
 * A brand file's content with its defaults filled in (contract §3).
 * The error lists every fault with the path of what is wrong.
 */
export function decodeBrand(value: unknown): Result<Brand, readonly string[]> {
  const candidate: unknown = structuredClone(value);
  const conflicts = findConflicts(candidate);
  if (!validateBrand(candidate))
    return failure([...(validateBrand.errors ?? []).map(describeFault), ...conflicts]);
  const faults = [
    ...conflicts,
    ...findOriginFaults(candidate),
    ...findLanguageFaults(candidate),
    ...findConversionFaults(candidate),
    ...findPaletteFaults(candidate),
  ];
  return faults.length > 0 ? failure(faults) : success(candidate);
}

/** The part of the brand file that every page holds (contract §3). */
export type PublicBrand = Omit<Brand, 'conversions' | 'testLogin'> & {
  readonly testLogin?: Brand['testLogin'];
};

/**
 * The test login is for the test page only, which exists with `devTools` only; palettes are for the editor only, and the
 * name of the font's file for the host.
 */
export function publicBrandOf(brand: Brand): PublicBrand {
  const { conversions: _told, testLogin, ...open } = brand;
  const { palettes: _offered, font: _file, ...theme } = brand.theme;
  return { ...open, theme, ...(brand.devTools && { testLogin }) };
}

/** The part of the brand file that the editor holds. */
export function editorBrandOf(brand: Brand): PublicBrand {
  const { font: _file, ...theme } = brand.theme;
  return { ...publicBrandOf(brand), theme };
}

export type BrandColors = Pick<Brand['theme'], 'background' | 'text' | 'accent'>;

/** The brand's three colours, without the rest of its look. */
export const brandColors = ({ background, text, accent }: BrandColors): BrandColors => ({
  background,
  text,
  accent,
});

/**
 * The part of the brand file that a promotion page holds: its HTML is downloaded by every visitor, and leaves out what
 * only borrowers' screens and the editor ask for.
 */
export type PromotionBrand = Omit<
  Brand,
  | 'theme'
  | 'appListing'
  | 'consent'
  | 'conversions'
  | 'finalRefusals'
  | 'grievanceOffice'
  | 'testLogin'
  | 'withdrawalLink'
> & {
  /** The rest of its look stands in the page's style. */
  readonly theme: BrandColors;
  /** That visitors may agree to have told; absent: none. */
  readonly clickIds?: readonly ClickIdKind[];
};

/** What some endpoint is told of, each once. */
const clickIdsOf = ({ conversions }: Pick<Brand, 'conversions'>): readonly ClickIdKind[] => [
  ...new Set(conversions.endpoints.flatMap((endpoint) => endpoint.clickIds)),
];

export function promotionBrandOf(brand: Brand): PromotionBrand {
  const {
    appListing: _listing,
    consent: _consent,
    conversions: _told,
    finalRefusals: _refusals,
    grievanceOffice: _office,
    testLogin: _login,
    withdrawalLink: _link,
    ...sent
  } = brand;
  const clickIds = clickIdsOf(brand);
  return { ...sent, theme: brandColors(brand.theme), ...(clickIds.length > 0 && { clickIds }) };
}
