import { splitWords } from './terminal';

export type Command =
  | { readonly name: 'check'; readonly files: readonly string[] }
  | {
      readonly name: 'publish';
      readonly files: readonly string[];
      readonly reason: string | undefined;
      /** Warnings are no reason to ask. */
      readonly acceptsWarnings: boolean;
    }
  | { readonly name: 'export'; readonly folder: string }
  | {
      readonly name: 'rollback';
      readonly id: string;
      readonly revision?: number;
      readonly reason: string | undefined;
    }
  | { readonly name: 'offline'; readonly id: string; readonly reason: string | undefined }
  | { readonly name: 'history'; readonly id: string }
  | { readonly name: 'help' };

function parseRollback(
  [id, revision, ...rest]: readonly string[],
  reason: string | undefined,
): Command | undefined {
  if (id === undefined || rest.length > 0) return undefined;
  if (revision === undefined) return { name: 'rollback', id, reason };
  return /^[1-9]\d{0,8}$/.test(revision)
    ? { name: 'rollback', id, revision: Number(revision), reason }
    : undefined;
}

const options = {
  reason: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** The command that the words of the terminal mean; undefined: none. */
export function parseCommand(words: readonly string[]): Command | undefined {
  const parsed = splitWords(words, options);
  if (!parsed) return undefined;
  const [name, ...rest] = parsed.positionals;
  const { reason, yes, help } = parsed.values;
  if (help || name === 'help') return { name: 'help' };
  if (yes && name !== 'publish') return undefined;
  const [first] = rest;
  switch (name) {
    case 'check':
      return rest.length > 0 && reason === undefined ? { name, files: rest } : undefined;
    case 'publish':
      return rest.length > 0 ? { name, files: rest, reason, acceptsWarnings: yes ?? false } : undefined;
    case 'export':
      return first !== undefined && rest.length === 1 && reason === undefined
        ? { name, folder: first }
        : undefined;
    case 'history':
      return first !== undefined && rest.length === 1 && reason === undefined
        ? { name, id: first }
        : undefined;
    case 'offline':
      return first !== undefined && rest.length === 1 ? { name, id: first, reason } : undefined;
    case 'rollback':
      return parseRollback(rest, reason);
    default:
      return undefined;
  }
}
