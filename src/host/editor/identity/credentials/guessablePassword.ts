import { type Refusal, refuse } from '../../door/calls/refusal';
import { type Result, success } from '../../../../kernel/result';
import type { Editor } from '../../editor';

/** Each step is about a hundred times the guesses of the one before; 3: a hundred million are not enough. */
const minScore = 3;
/** What comes behind makes a password longer and the estimate slower, and no better. */
const maxLooked = 64;

/** Of what this is, and what people greet with; docs/operators/asvs-authentication.md lists them. */
const usualWords = [
  ...[
    'vitrina',
    'editor',
    'publisher',
    'administrator',
    'marketing',
    'campaign',
    'password',
    'welcome',
    'loan',
  ],
  ...[
    'publicador',
    'administrador',
    'campaña',
    'contraseña',
    'bienvenido',
    'bienvenida',
    'prestamo',
    'préstamo',
  ],
];

async function createEstimate() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

let estimate: ReturnType<typeof createEstimate> | undefined;

/** So many letters and digits are left of a password without the words that anybody would try. */
const minOwn = 8;
const minWord = 3;

const partsOf = (word: string): string[] => word.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** Whether it is little more than these words. */
function isOfWords(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), password.toLowerCase());
  return partsOf(left).join('').length < minOwn;
}

/** Whether few guesses find a password: it is much used, a row of keys, or little more than these words. */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  // Fifty thousand passwords are loaded when the first one is set.
  estimate ??= createEstimate();
  const known = [...usualWords, ...words.flatMap(partsOf)].filter(({ length }) => length >= minWord);
  const { score } = (await estimate).check(password.slice(0, maxLooked), known);
  return score < minScore || isOfWords(password, known);
}

interface NewPassword {
  readonly password: string;
  /** Where it stands in the payload. */
  readonly path: string;
  readonly email: string;
  readonly name: string;
}

/** Refuses a password that is easy to guess for who knows whose it is, or known from a leak. */
export async function checkNewPassword(
  { brand, publicOrigin = '', isLeaked }: Pick<Editor, 'brand' | 'publicOrigin' | 'isLeaked'>,
  { password, path, email, name }: NewPassword,
): Promise<Result<undefined, Refusal>> {
  const words = [brand.appName, brand.lender.name, publicOrigin, email, name];
  if (await isGuessable(password, words))
    return refuse('invalid', 'the password is easy to guess', { faults: [{ path, message: 'guessable' }] });
  return (await isLeaked?.(password))
    ? refuse('invalid', 'the password is known from a leak', { faults: [{ path, message: 'leaked' }] })
    : success(undefined);
}
