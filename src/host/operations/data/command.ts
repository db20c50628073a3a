import { isDay } from '../../../kernel/date';
import { splitWords } from '../cli/terminal';
import type { Person } from './personalData';

export type DataCommand =
  | { readonly name: 'backup'; readonly file: string }
  | { readonly name: 'restore'; readonly file: string; readonly takesUnsigned: boolean }
  | { readonly name: 'adverts'; readonly from: string; readonly to: string; readonly folder: string }
  | { readonly name: 'show'; readonly person: Person }
  | { readonly name: 'delete'; readonly person: Person; readonly keepsEvidence: boolean }
  | { readonly name: 'expire' | 'migrate' | 'check-integrity' | 'verify-evidence' }
  | { readonly name: 'reset-admin'; readonly email: string }
  | { readonly name: 'help' };

const options = {
  'keep-evidence': { type: 'boolean' },
  unsigned: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Whether one line names somebody. What has no session is many people's, and nobody's to look up or to delete. */
export const isNamed = ({ kind, value }: Person): boolean =>
  !/[\r\n]/.test(value) && (kind === 'phone' ? value.replace(/\D/g, '').length >= 7 : value.trim() !== '');

function personOf([kind, value, ...rest]: readonly string[]): Person | undefined {
  if ((kind !== 'phone' && kind !== 'session') || value === undefined || rest.length > 0) return undefined;
  // What replaces it is looked at once it is read.
  return value === '-' || isNamed({ kind, value }) ? { kind, value } : undefined;
}

/** Two days, and a folder to be made; without one it is named by them. */
function advertsOf([from = '', to = '', folder = `adverts-${from}-${to}`, ...rest]: readonly string[]):
  DataCommand | undefined {
  const isUnderstood = isDay(from) && isDay(to) && from <= to && folder !== '' && rest.length === 0;
  return isUnderstood ? { name: 'adverts', from, to, folder } : undefined;
}

/** The command that the words of the terminal mean; undefined: none. */
export function parseDataCommand(words: readonly string[]): DataCommand | undefined {
  const parsed = splitWords(words, options);
  if (!parsed) return undefined;
  const [name, ...rest] = parsed.positionals;
  const { 'keep-evidence': keepsEvidence = false, unsigned: takesUnsigned = false, help } = parsed.values;
  if (help || name === 'help') return { name: 'help' };
  if (keepsEvidence && name !== 'delete') return undefined;
  if (takesUnsigned && name !== 'restore') return undefined;
  const [first] = rest;
  const person = personOf(rest);
  switch (name) {
    case 'backup':
      return first !== undefined && rest.length === 1 ? { name, file: first } : undefined;
    case 'restore':
      return first !== undefined && rest.length === 1 ? { name, file: first, takesUnsigned } : undefined;
    case 'adverts':
      return advertsOf(rest);
    case 'reset-admin':
      return first?.includes('@') && rest.length === 1 ? { name, email: first } : undefined;
    case 'show':
      return person && { name, person };
    case 'delete':
      return person && { name, person, keepsEvidence };
    case 'expire':
    case 'migrate':
    case 'check-integrity':
    case 'verify-evidence':
      return rest.length === 0 ? { name } : undefined;
    default:
      return undefined;
  }
}
