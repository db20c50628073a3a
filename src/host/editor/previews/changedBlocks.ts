import { isRecord, recordOf } from '../../../kernel/record';
import { type Locale, locales, readableLocales } from '../../../kernel/locale';

function readPage(document: string | null): Readonly<Record<string, unknown>> {
  if (document === null) return {};
  try {
    return recordOf(JSON.parse(document));
  } catch {
    return {};
  }
}

function blocksById(document: string | null): ReadonlyMap<string, string> {
  const { blocks } = readPage(document);
  const all: readonly unknown[] = Array.isArray(blocks) ? blocks : [];
  return new Map(
    all.flatMap((block) =>
      isRecord(block) && typeof block.id === 'string' ? [[block.id, JSON.stringify(block)] as const] : [],
    ),
  );
}

/** Ids of the blocks of a document that are not the same in the other one, or not in it. */
export function changedBlocks(document: string | null, other: string | null): readonly string[] {
  const others = blocksById(other);
  return [...blocksById(document)].flatMap(([id, text]) => (others.get(id) === text ? [] : [id]));
}

/** The languages that visitors can be shown a page in and that it has texts in, its own first. */
export function languagesOf(document: string): readonly Locale[] {
  const page = readPage(document);
  const found = new Set<Locale>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (isRecord(value)) {
      const keys = Object.keys(value);
      const isText = keys.length > 0 && keys.every((key) => locales.some((locale) => locale === key));
      if (isText) locales.filter((locale) => keys.includes(locale)).forEach((locale) => found.add(locale));
      else Object.values(value).forEach(look);
    }
  };
  look(page);
  const own = locales.find((locale) => locale === page.locale) ?? 'en';
  return [own, ...readableLocales(own).filter((locale) => locale !== own && found.has(locale))];
}
