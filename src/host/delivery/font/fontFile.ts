import type { LanguageType } from '../../../kernel/locale';
import { reasonOf } from '../../../kernel/errors';
import { failure, type Result, success } from '../../../kernel/result';
import { readBytes } from '../../process/settings/readText';
import { type FontMeasures, measureFont } from './fontMeasures';
import { neededCharacters } from './neededCharacters';

/** What a page of 500 kB can spare, and a phone on a slow line loads in a quarter of a second. */
export const maxFontBytes = 48 * 1_024;

/** From here on browsers take a font for bold and thicken none (CSS Fonts 4, 2.4.4). */
const boldFrom = 600;

const magic = 'wOF2';

export interface FontFile {
  readonly content: Buffer;
  readonly measures: FontMeasures;
}

/** Before a file is read as a font: the commonest mistakes, in words that say what to do. */
function whyUnfit(content: Buffer): string | undefined {
  if (content.toString('latin1', 0, magic.length) !== magic)
    return 'this is no WOFF2 file; npm run font makes one of a TrueType or OpenType file';
  if (content.length > maxFontBytes)
    return `it has ${content.length} bytes, and a page can spare ${maxFontBytes}; npm run font leaves out what pages don't need`;
  return undefined;
}

async function measure(content: Buffer): Promise<Result<FontMeasures, string>> {
  try {
    return success(await measureFont(content));
  } catch (error) {
    return failure(`it can't be used as a font: ${reasonOf(error)}`);
  }
}

/** A font that pages can be set in; the error says why it is none. */
export async function readFont(file: string): Promise<Result<FontFile, string>> {
  const content = readBytes(file);
  if (!content.ok) return content;
  const unfit = whyUnfit(content.value);
  if (unfit !== undefined) return failure(unfit);
  const measures = await measure(content.value);
  return measures.ok ? success({ content: content.value, measures: measures.value }) : measures;
}

function weightWarning({ min, max }: FontMeasures['weights']): string[] {
  if (max < boldFrom)
    return [
      `its heaviest weight is ${max}, so browsers thicken it for what is bold; a variable font has both`,
    ];
  if (min >= boldFrom)
    return [`its lightest weight is ${min}, so all text is bold; a variable font has others too`];
  return [];
}

/** What a font lets pages do without, in words. */
export function findFontWarnings(
  { has, weights }: FontMeasures,
  languageType: LanguageType,
): readonly string[] {
  const missing = neededCharacters(languageType).filter((character) => !has(character));
  return [
    ...(missing.length > 0
      ? [`it has no ${missing.join(' ')}; phones draw these in a font of their own, in the middle of a word`]
      : []),
    ...weightWarning(weights),
  ];
}
