import type { TemplateEntry } from '../../generated/editor';
import { maxIdLength } from './IdentityFields';

/** Whether a template has an id already, and one like it that none has. */
export interface IdUse {
  /** Undefined: none that this person can see. */
  readonly takenBy: TemplateEntry | undefined;
  readonly free: string;
}

const mostCopies = 20;

/** The id itself and others like it: `verano`, `verano-2`, `verano-3`. */
export const idsLike = (id: string): readonly string[] => [
  id,
  ...Array.from({ length: mostCopies - 1 }, (_, place) => {
    const ending = `-${place + 2}`;
    return id.slice(0, maxIdLength - ending.length) + ending;
  }),
];

/** @param found those of `idsLike` that there are */
export function idUseOf(id: string, found: readonly TemplateEntry[]): IdUse {
  const taken = new Map(found.map((entry) => [entry.id, entry]));
  const free = idsLike(id).find((each) => !taken.has(each));
  return { takenBy: taken.get(id), free: free ?? id };
}
