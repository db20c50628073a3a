import type { CallClient } from '../../../contract/endpoints';
import { isRecord } from '../../../kernel/record';
import { failure, type Result, success } from '../../../kernel/result';

/** Status that its sender gets: 415 for another media type or charset, 400 for what is no such document, or more than one. */
export interface UnreadableBody {
  readonly status: 400 | 415;
}

export type Fields = Readonly<Record<string, unknown>>;

const mediaTypes: Readonly<Partial<Record<CallClient, string>>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/** What the body is sent as, so that everybody reads the same text in it. */
function isSentAs(contentType: string | undefined, mediaType: string | undefined): boolean {
  const [essence = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  return essence === mediaType && parameters.every((parameter) => /^(?:charset="?utf-8"?)?$/.test(parameter));
}

/** Of two names that differ in case alone, or of the same name twice, servers choose differently. */
const areDistinct = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

function parseJson(text: string): Fields | undefined {
  const value: unknown = JSON.parse(text);
  return isRecord(value) && areDistinct(namesAtTop(text)) ? value : undefined;
}

function parseForm(text: string): Fields | undefined {
  const parameters = new URLSearchParams(text);
  return areDistinct([...parameters.keys()]) ? Object.fromEntries(parameters) : undefined;
}

/** The fields of a JSON object or a form, in their names on the wire. */
export function readFields(
  contentType: string | undefined,
  body: Buffer,
  client: CallClient,
): Result<Fields, UnreadableBody> {
  if (!isSentAs(contentType, mediaTypes[client])) return failure({ status: 415 });
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    const fields = client === 'json' ? parseJson(text) : parseForm(text);
    return fields ? success(fields) : failure({ status: 400 });
  } catch {
    return failure({ status: 400 });
  }
}

/** A string of JSON, or a sign that opens or closes something. */
const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/g;

/** The names of a JSON object's own members, as often as they stand there: `JSON.parse` keeps the last of each. */
export function namesAtTop(json: string): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [text, colon] of json.matchAll(token)) {
    if (text === '{' || text === '[') depth += 1;
    else if (text === '}' || text === ']') depth -= 1;
    else if (depth === 1 && colon !== undefined)
      names.push(JSON.parse(text.slice(0, -colon.length)) as string);
  }
  return names;
}
