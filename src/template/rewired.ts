import { isRecord } from '../kernel/record';

/** A value in which buttons scroll to the new blocks where they scrolled to the old ones. */
export function rewired(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => rewired(each, ids));
  if (!isRecord(value)) return value;
  const { type, block } = value;
  const target = type === 'scrollTo' && typeof block === 'string' ? ids.get(block) : undefined;
  const entries = Object.entries(value).map(([key, each]) => [key, rewired(each, ids)] as const);
  return { ...Object.fromEntries(entries), ...(target !== undefined && { block: target }) };
}
