import { createHash } from 'node:crypto';
import { isMarket, type Market } from '../../kernel/market';
import { recordOf } from '../../kernel/record';

const templateId = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/** Contract §8: what an id looks like. Ids name files of exports and copies, so they hold no path. */
export const isTemplateId = (value: unknown): value is string =>
  typeof value === 'string' && templateId.test(value);

/** Hex SHA-256 of a document's UTF-8 bytes. */
export const sha256Of = (document: string): string =>
  createHash('sha256').update(document, 'utf8').digest('hex');

/** The `id` that a document carries; undefined where the text is no JSON object with a proper id. */
export function documentId(document: string): string | undefined {
  // Lone surrogates have no UTF-8 form: what came back from the database would not be what was published.
  if (Buffer.from(document, 'utf8').toString('utf8') !== document) return undefined;
  try {
    const { id } = recordOf(JSON.parse(document));
    return isTemplateId(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** What a document links by a name (contract §8, `links`); its text is JSON. */
const linkOf = (document: string, name: 'after' | 'agreement'): unknown =>
  recordOf(recordOf(JSON.parse(document)).links)[name];

/** The template that a document names to be shown after its end. */
export function documentAfter(document: string): string | undefined {
  const after = linkOf(document, 'after');
  return isTemplateId(after) ? after : undefined;
}

export function documentAgreement(document: string): string {
  const agreement = linkOf(document, 'agreement');
  return typeof agreement === 'string' ? agreement : '';
}

/** The market of a document; `none` where it names none, or no such one. */
export function documentMarket(document: string): Market {
  try {
    const { market } = recordOf(JSON.parse(document));
    return isMarket(market) ? market : 'none';
  } catch {
    return 'none';
  }
}

/** The blocks of a document, whatever stands there; undefined: what is no JSON has none. */
export function documentBlocks(document: string): unknown {
  try {
    return recordOf(JSON.parse(document)).blocks;
  } catch {
    return undefined;
  }
}
