import { postPictures } from '../../../src/generated/editorCalls/postPictures';
import { getTemplatesIdVersionsNumber } from '../../../src/generated/editorCalls/getTemplatesIdVersionsNumber';
import { getTemplates } from '../../../src/generated/editorCalls/getTemplates';
import { putTemplatesIdDraft } from '../../../src/generated/editorCalls/putTemplatesIdDraft';
import type { TemplateDetails } from '../../../src/generated/editor';
import schemas from '../../../src/generated/publishedSchemas.json';
import { success } from '../../../src/kernel/result';
import type { Handlers } from '../../../src/host/editor/door/calls/call';
import { everyRow } from '../../../src/editorCalls/everyRow';
import { type CallRequest, requestAddress, type ValueRequest } from '../../../src/editorCalls/request';
import { callName, type CallRow, pathParameters, readPlace } from '../../../src/editorCalls/row';
import type { lockRows } from '../../../src/editorCalls/workspace';

type Make = (fields: Readonly<Record<string, unknown>>) => CallRequest & Partial<ValueRequest<unknown>>;

const rows = Object.entries<CallRow>(everyRow);

async function makerOf(place: string): Promise<Make> {
  const { method, path } = readPlace(place);
  const name = callName(method, path);
  // Made of the same rows: what it takes is what this test gives it.
  const made = (await import(`../../../src/generated/editorCalls/${name}`)) as Readonly<Record<string, Make>>;
  const make = made[name];
  if (!make) throw new Error(`${name} is missing`);
  return make;
}

it.each(rows)('%s: each field goes where its row says', async (place, { query = [], payload, reply }) => {
  const { method, path } = readPlace(place);
  const parameters = pathParameters(path);
  const named = [...parameters, ...query].map((name) => [name, `${name}/?&é 1`] as const);
  const body = payload === undefined ? {} : { first: 1, second: ['2'] };
  const request = (await makerOf(place))({ ...Object.fromEntries(named), ...body });
  const address = new URL(requestAddress(request), 'https://pages.example');
  expect(request.method).toBe(method);
  expect(address.pathname).toBe(
    `/editor/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(`${name}/?&é 1`))}`,
  );
  expect([...address.searchParams]).toEqual(query.map((name) => [name, `${name}/?&é 1`]));
  expect(request.payload).toEqual(payload === undefined ? undefined : body);
  expect(request.validate === undefined).toBe(reply === undefined);
  // A page without what the reply needs is none.
  expect(request.validate?.('none of them')).toBe(reply === undefined ? undefined : false);
});

it('has no body with a field that is called as a parameter of its address', () => {
  const published = schemas as unknown as Readonly<Record<string, { readonly properties?: object }>>;
  const taken = rows.flatMap(([place, { payload = 'multipart', query = [] }]) => {
    const fields = Object.keys(published[`editor/${payload}.schema.json`]?.properties ?? {});
    const others = [...pathParameters(readPlace(place).path), ...query];
    return fields.filter((field) => others.includes(field)).map((field) => `${place}: ${field}`);
  });
  expect(taken).toEqual([]);
});

it('leaves out of an address what is empty', () => {
  expect(requestAddress(getTemplates({ search: '', kind: undefined, limit: 5 }))).toBe(
    '/editor/api/templates?limit=5',
  );
  expect(requestAddress(getTemplates())).toBe('/editor/api/templates');
});

/** Read by the compiler alone: each would be a call that the host refuses, or a reply taken for another. */
export function refusedByTheCompiler(handlers: Handlers<typeof lockRows>): readonly unknown[] {
  const release: (typeof handlers)['DELETE /templates/:id/lock'] = async ({ query }) => {
    // @ts-expect-error its row names no such parameter of the address
    query('pages');
    return success({});
  };
  return [
    release,
    // @ts-expect-error the body lacks the version that it was made from
    putTemplatesIdDraft({ id: 'a', document: '{}' }),
    // @ts-expect-error no draft comes from there
    putTemplatesIdDraft({ id: 'a', document: '{}', baseVersion: 1, origin: 'elsewhere' }),
    // @ts-expect-error the body has no such field
    putTemplatesIdDraft({ id: 'a', document: '{}', baseVersion: 1, isForced: true }),
    // @ts-expect-error the parameter has another name
    getTemplatesIdVersionsNumber({ id: 'a', version: 3 }),
    // @ts-expect-error the list knows no such parameter
    getTemplates({ market: 'mx' }),
    // @ts-expect-error a file comes as a form
    postPictures({ picture: '' }),
    // @ts-expect-error it answers with the draft
    putTemplatesIdDraft({ id: 'a', document: '{}', baseVersion: 1 }) satisfies ValueRequest<TemplateDetails>,
    // @ts-expect-error a row has no handler
    { 'PUT /templates/:id/lock': handlers['PUT /templates/:id/lock'] } satisfies Handlers<typeof lockRows>,
    // @ts-expect-error a handler has no row
    { ...handlers, 'POST /templates/:id/lock': () => undefined } satisfies Handlers<typeof lockRows>,
  ];
}
