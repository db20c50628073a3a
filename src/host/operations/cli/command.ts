import { failure, success, type Result } from '../../../kernel/result';
import { isLoopback } from '../../process/loopback';
import { splitWords } from './terminal';
import { texts } from './texts';

export type Command =
  | {
      readonly name: 'check';
      readonly files: readonly string[];
      /** Findings are written as annotations for GitHub Actions too. */
      readonly annotates: boolean;
    }
  | {
      readonly name: 'publish';
      readonly files: readonly string[];
      readonly reason: string | undefined;
      /** Warnings are no reason to ask. */
      readonly acceptsWarnings: boolean;
    }
  | { readonly name: 'export'; readonly folder: string }
  | { readonly name: 'pull'; readonly folder: string }
  | {
      readonly name: 'push';
      readonly folder: string;
      readonly publishes: boolean;
      readonly overRollback: boolean;
      readonly reason: string | undefined;
      readonly acceptsWarnings: boolean;
    }
  | {
      readonly name: 'rollback';
      readonly id: string;
      readonly revision?: number;
      readonly reason: string | undefined;
    }
  | { readonly name: 'offline'; readonly id: string; readonly reason: string | undefined }
  | { readonly name: 'history'; readonly id: string }
  | { readonly name: 'help' };

/** A command and where it acts. */
export interface Order {
  readonly command: Command;
  /** Undefined: on the database itself. */
  readonly host: HostWords | undefined;
}

export interface HostWords {
  /** `https://pages.example`; http on this machine alone. */
  readonly origin: string;
  readonly tokenFile: string;
}

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
  host: { type: 'string' },
  'token-file': { type: 'string' },
  reason: { type: 'string' },
  yes: { type: 'boolean' },
  annotations: { type: 'boolean' },
  publish: { type: 'boolean' },
  'over-rollback': { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Given = NonNullable<ReturnType<typeof splitWords<typeof options>>>['values'];

/** What each command takes beside its words. */
const taken: Readonly<Record<Command['name'], readonly (keyof typeof options)[]>> = {
  check: ['annotations'],
  publish: ['reason', 'yes'],
  export: [],
  pull: [],
  push: ['reason', 'yes', 'publish', 'over-rollback'],
  rollback: ['reason'],
  offline: ['reason'],
  history: [],
  help: ['reason', 'yes', 'annotations', 'publish', 'over-rollback', 'help'],
};

function parseNamed([name, ...rest]: readonly string[], given: Given): Command | undefined {
  const { reason, yes: acceptsWarnings = false, annotations: annotates = false } = given;
  const [first] = rest;
  const only = rest.length === 1 ? first : undefined;
  switch (name) {
    case 'check':
      return rest.length > 0 ? { name, files: rest, annotates } : undefined;
    case 'publish':
      return rest.length > 0 ? { name, files: rest, reason, acceptsWarnings } : undefined;
    case 'export':
    case 'pull':
      return only === undefined ? undefined : { name, folder: only };
    case 'push': {
      const { publish: publishes = false, 'over-rollback': overRollback = false } = given;
      return only === undefined
        ? undefined
        : { name, folder: only, publishes, overRollback, reason, acceptsWarnings };
    }
    case 'history':
      return only === undefined ? undefined : { name, id: only };
    case 'offline':
      return only === undefined ? undefined : { name, id: only, reason };
    case 'rollback':
      return parseRollback(rest, reason);
    default:
      return undefined;
  }
}

/** The origin of a host's address. A token must not travel where others can read it. */
function originOf(address: string): Result<string, string> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const { protocol = '', hostname = '', origin = '', pathname, search, hash, username } = url ?? {};
  const isAlone = pathname === '/' && `${search}${hash}${username}` === '';
  if (!isAlone || !/^https?:$/.test(protocol)) return failure(texts.noOrigin(address));
  const isSafe = protocol === 'https:' || isLoopback(hostname);
  return isSafe ? success(origin) : failure(texts.unsafeHost(address));
}

function parseHost({ host, 'token-file': tokenFile }: Given): Result<HostWords | undefined, string> {
  if (host === undefined) return tokenFile === undefined ? success(undefined) : failure(texts.noHost);
  if (tokenFile === undefined) return failure(texts.noToken);
  const origin = originOf(host);
  return origin.ok ? success({ origin: origin.value, tokenFile }) : origin;
}

/** What the words of the terminal mean, or what is wrong with them. */
export function parseOrder(words: readonly string[]): Result<Order, string> {
  const unknown = failure(texts.unknownWords(words));
  const parsed = splitWords(words, options);
  if (!parsed) return unknown;
  const { positionals, values } = parsed;
  const command: Command | undefined =
    values.help || positionals[0] === 'help' ? { name: 'help' } : parseNamed(positionals, values);
  if (!command) return unknown;
  const allowed: readonly string[] = ['host', 'token-file', ...taken[command.name]];
  if (!Object.keys(values).every((name) => allowed.includes(name))) return unknown;
  const host = parseHost(values);
  return host.ok ? success({ command, host: host.value }) : host;
}
