import type { Role, TokenScope } from '../generated/editor';
import type { EditorSchemaName } from '../generated/editorSchemas';

export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of a call; the path is below `callsPrefix`. */
export type CallPlace = `${CallMethod} /${string}`;

interface AnyRow {
  /** What it does, in English, for programmers: `/editor/openapi.json` is made of the rows. */
  readonly summary: string;
  /** Its body; absent: it takes none. `multipart`: one file. */
  readonly payload?: EditorSchemaName | 'multipart';
  /** What it answers; absent: nothing, with status 204. */
  readonly reply?: EditorSchemaName;
  /** Parameters of its query, each optional. */
  readonly query?: readonly string[];
  /** Where it is not 200. */
  readonly status?: 201;
}

/**
 * What a call reaches, for callers that are kept to some markets. `template`: the one that the path names, which is looked
 * at before the call is let in. `listed`: what the call itself keeps to the caller's markets. `shared`: what belongs
 * to no market and may be seen or added to. `every`: what all markets share, closed to such callers.
 */
type Reach = 'template' | 'listed' | 'shared' | 'every';

interface RoleRow extends AnyRow {
  readonly role: Role;
  /** Allowed before a one-time password is changed and a second factor that is asked for is set up. */
  readonly isPartOfSignIn?: boolean;
  /** Allowed before a second factor that is asked for is set up. */
  readonly setsUpSecondFactor?: boolean;
}

/** A call for people in the editor, which no token opens. */
export interface SessionRow extends RoleRow {
  readonly scope: 'session';
  /** `own`: what is the caller's alone, or for administrators, who are kept to no market. */
  readonly reach: Reach | 'own';
  /** It takes a recent sign-in: an open desk or a stolen session is not enough. */
  readonly needsRecentSignIn?: boolean;
}

/** A call that a token of its scope may make too. */
export interface TokenRow extends RoleRow {
  readonly scope: TokenScope;
  readonly reach: Reach;
}

/** A call that anybody may make, signed in or not. */
export interface OpenRow extends AnyRow {
  readonly role: 'anyone';
}

export type CallRow = SessionRow | TokenRow | OpenRow;
export type CallRows = Readonly<Record<CallPlace, CallRow>>;

/** Who may make a call, and what it reaches. */
export const access = <
  const MinRole extends Role,
  const Scope extends SessionRow['scope'] | TokenScope,
  const Reached extends SessionRow['reach'],
>(
  role: MinRole,
  scope: Scope,
  reach: Reached,
) => ({ role, scope, reach }) as const;

/** Method and path of a place. */
export function readPlace(place: string): { readonly method: CallMethod; readonly path: string } {
  const [method, path] = place.split(' ');
  // A place is a `CallPlace`, whatever the compiler makes of the names of an object.
  return { method: method as CallMethod, path: path ?? '' };
}

/** `PUT /templates/:id/draft` → `putTemplatesIdDraft`: its name in code, and its `operationId`. */
export const callName = (method: CallMethod, path: string): string =>
  [method.toLowerCase(), ...path.split(/[/:-]+/).filter((word) => word !== '')]
    .map((word, position) => (position === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

/** Names of the parameters in a path. */
export const pathParameters = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
