import { parseArgs } from 'node:util';

export type Command =
  | { readonly name: 'check'; readonly files: readonly string[] }
  | { readonly name: 'publish'; readonly files: readonly string[]; readonly reason: string | undefined }
  | { readonly name: 'export'; readonly folder: string }
  | { readonly name: 'rollback'; readonly id: string; readonly revision?: number; readonly reason: string | undefined }
  | { readonly name: 'help' };

function parseRollback([id, revision, ...rest]: readonly string[], reason: string | undefined): Command | undefined {
  if (id === undefined || rest.length > 0) return undefined;
  if (revision === undefined) return { name: 'rollback', id, reason };
  return /^[1-9]\d{0,8}$/.test(revision) ? { name: 'rollback', id, revision: Number(revision), reason } : undefined;
}

function split(words: readonly string[]): { positionals: string[]; reason: string | undefined; help: boolean } | undefined {
  try {
    const options = { reason: { type: 'string' }, help: { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { positionals, reason: values.reason, help: values.help ?? false };
  } catch {
    return undefined;
  }
}

/** The command that the words of the terminal mean; undefined: none. */
export function parseCommand(words: readonly string[]): Command | undefined {
  const parsed = split(words);
  if (!parsed) return undefined;
  const [name, ...rest] = parsed.positionals;
  const { reason } = parsed;
  if (parsed.help || name === 'help') return { name: 'help' };
  const [folder] = rest;
  switch (name) {
    case 'check':
      return rest.length > 0 && reason === undefined ? { name, files: rest } : undefined;
    case 'publish':
      return rest.length > 0 ? { name, files: rest, reason } : undefined;
    case 'export':
      return folder !== undefined && rest.length === 1 && reason === undefined ? { name, folder } : undefined;
    case 'rollback':
      return parseRollback(rest, reason);
    default:
      return undefined;
  }
}
