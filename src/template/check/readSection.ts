import type { Theme } from '../../generated/template';
import { parseColor } from '../../kernel/color';
import { isRecord, recordOf } from '../../kernel/record';
import { failure, type Result, success } from '../../kernel/result';
import { checkBlock, collectBlocks, placeInBlocks } from './checkBlock';
import type { TemplateCheck } from './templateCheck';
import { isDeeperThan, limits } from '../limits';
import { currentVersion, migrate } from '../migrations/migrate';

/** Blocks that are kept apart from any page, with the version of the format that they are written in. */
export interface SectionDocument {
  readonly schemaVersion: number;
  /** Colours of the page that they come from, in which they are edited; a page has its own. Absent: the brand's. */
  readonly theme?: Theme;
  readonly blocks: readonly unknown[];
}

type SectionFault =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'newerFormat' }
  | { readonly kind: 'tooManyBlocks' }
  /** Blocks that a page would not show, and why. */
  | { readonly kind: 'faulty'; readonly findings: readonly TemplateCheck[] };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is no colour is left out: it decides nothing of what a page shows. */
function colorsOf(theme: unknown): Theme | undefined {
  const colors = (['background', 'text', 'accent'] as const).flatMap((name) => {
    const color = recordOf(theme)[name];
    return typeof color === 'string' && parseColor(color) ? [[name, color] as const] : [];
  });
  return colors.length === 0 ? undefined : Object.fromEntries(colors);
}

/**
 * A section as it came from outside, in the current format. Its blocks are held to the format, each on its own; what
 * they owe a page, such as ids of their own, they get when they are put on one.
 * @param most blocks that it may hold, those in columns counted
 */
export function readSection(text: string, most: number): Result<SectionDocument, SectionFault> {
  const document = parsed(text);
  if (!isRecord(document) || isDeeperThan(document, limits.jsonDepth)) return failure({ kind: 'malformed' });
  if (!Number.isInteger(document.schemaVersion) || Number(document.schemaVersion) < 1)
    return failure({ kind: 'malformed' });
  if (Number(document.schemaVersion) > currentVersion) return failure({ kind: 'newerFormat' });
  const { blocks, theme } = migrate(document);
  if (!Array.isArray(blocks) || blocks.length === 0) return failure({ kind: 'malformed' });
  const collected = collectBlocks(blocks);
  if (collected.blocks.length > most) return failure({ kind: 'tooManyBlocks' });
  const faults = [...collected.findings, ...collected.blocks.flatMap((each) => checkBlock(each).findings)];
  if (faults.length > 0)
    return failure({ kind: 'faulty', findings: placeInBlocks(faults, collected.blocks) });
  const colors = colorsOf(theme);
  return success({
    schemaVersion: currentVersion,
    ...(colors && { theme: colors }),
    blocks: blocks as readonly unknown[],
  });
}
