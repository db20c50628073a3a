import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Brand } from '../../../generated/brand';
import { reasonOf } from '../../../kernel/errors';
import { failure, type Result, success } from '../../../kernel/result';
import { readBytes } from '../../process/settings/readText';
import { type FontMeasures, measureFont } from './fontMeasures';
import { type FontStyle, fontStyle } from './fontStyle';
import { neededCharacters } from './neededCharacters';

/** The brand's font, ready to be sent. */
export interface BrandFont {
  /** `<hash of the content>.woff2` */
  readonly name: string;
  readonly content: Buffer;
  readonly style: FontStyle;
}

/** What a page of 500 kB can spare, and a phone on a slow line loads in a quarter of a second. */
export const maxFontBytes = 48 * 1_024;

/** Below, headings have no bold of the font's own (CSS Fonts 4, 2.4.4). */
const boldFrom = 600;

const magic = 'wOF2';

/** Before a file is read as a font: the commonest mistakes, in words that say what to do. */
function whyUnfit(content: Buffer): string | undefined {
  if (content.toString('latin1', 0, magic.length) !== magic)
    return 'this is no WOFF2 file; npm run font makes one of a TrueType or OpenType file';
  if (content.length > maxFontBytes)
    return `it has ${content.length} bytes, and a page can spare ${maxFontBytes}; npm run font leaves out what pages don't need`;
  return undefined;
}

/** What a font lets pages do without. */
function findFontWarnings(font: FontMeasures, { languageType }: Pick<Brand, 'languageType'>): string[] {
  const missing = neededCharacters(languageType).filter((character) => !font.has(character));
  return [
    ...(missing.length > 0
      ? [`it has no ${missing.join(' ')}; phones draw these in a font of their own, in the middle of a word`]
      : []),
    ...(font.weights.max < boldFrom
      ? [`its weights end at ${font.weights.max}; browsers smear it for what is bold`]
      : []),
  ];
}

async function measure(content: Buffer): Promise<Result<FontMeasures, string>> {
  try {
    return success(await measureFont(content));
  } catch (error) {
    return failure(`it can't be read as a font: ${reasonOf(error)}`);
  }
}

async function readFont(file: string): Promise<Result<{ content: Buffer; measures: FontMeasures }, string>> {
  const content = readBytes(file);
  if (!content.ok) return content;
  const unfit = whyUnfit(content.value);
  if (unfit !== undefined) return failure(unfit);
  const measures = await measure(content.value);
  return measures.ok ? success({ content: content.value, measures: measures.value }) : measures;
}

/**
 * The font that a brand file names, from the folder that it lies in (contract §3); undefined: it names none. The error
 * says what is wrong with it; what is no fault is warned of.
 */
export async function loadFont(
  configFile: string | undefined,
  brand: Pick<Brand, 'languageType' | 'theme'>,
): Promise<Result<BrandFont | undefined, readonly string[]>> {
  const { font } = brand.theme;
  if (configFile === undefined || font === undefined) return success(undefined);
  const file = path.join(path.dirname(configFile), font);
  const place = `CONFIG_FILE ${configFile}: /theme/font: ${file}`;
  const read = await readFont(file);
  if (!read.ok) return failure([`${place}: ${read.error}`]);
  const { content, measures } = read.value;
  for (const warning of findFontWarnings(measures, brand)) process.emitWarning(`${place}: ${warning}`);
  const name = `${createHash('sha256').update(content).digest('base64url').slice(0, 22)}.woff2`;
  return success({ name, content, style: fontStyle(fontAddress(name), measures) });
}

/** Where a font is had, of its own host and by its content. */
export const fontAddress = (name: string): string => `/fonts/${name}`;
