import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Brand } from '../../../generated/brand';
import { failure, type Result, success } from '../../../kernel/result';
import { findFontWarnings, readFont } from './fontFile';
import { type FontStyle, fontStyle } from './fontStyle';

/** The brand's font, ready to be sent. */
export interface BrandFont {
  /** `<hash of the content>.woff2` */
  readonly name: string;
  readonly content: Buffer;
  readonly style: FontStyle;
}

/** Where a font is had: on its own host, by its content. */
export const fontAddress = (name: string): string => `/fonts/${name}`;

/**
 * The font that a brand file names, from the folder that it lies in (contract §3); undefined: it names none. The error
 * says what is wrong with it; what is no fault is warned of.
 */
export async function loadFont(
  configFile: string | undefined,
  { languageType, theme: { font } }: Pick<Brand, 'languageType' | 'theme'>,
): Promise<Result<BrandFont | undefined, readonly string[]>> {
  if (configFile === undefined || font === undefined) return success(undefined);
  const file = path.join(path.dirname(configFile), font);
  const place = `CONFIG_FILE ${configFile}: /theme/font: ${file}`;
  const read = await readFont(file);
  if (!read.ok) return failure([`${place}: ${read.error}`]);
  const { content, measures } = read.value;
  for (const warning of findFontWarnings(measures, languageType)) process.emitWarning(`${place}: ${warning}`);
  const name = `${createHash('sha256').update(content).digest('base64url').slice(0, 22)}.woff2`;
  return success({ name, content, style: fontStyle(fontAddress(name), measures) });
}
