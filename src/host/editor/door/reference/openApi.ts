import components from '../../../../generated/editorComponents.json';
import type { EditorSchemaName } from '../../../../generated/editorSchemas';
import { callsPrefix } from '../../../../editorCalls/request';
import { callName, pathParameters } from '../../../../editorCalls/row';
import type { EditorCall } from '../calls/call';
import { isChange } from '../admission/admit';

type Json = Readonly<Record<string, unknown>>;

const nameOf = (schema: EditorSchemaName): string => components.names[schema];
const reference = (schema: EditorSchemaName): Json => ({ $ref: `#/components/schemas/${nameOf(schema)}` });
const jsonOf = (schema: EditorSchemaName): Json => ({ 'application/json': { schema: reference(schema) } });

/** `/templates/:id/draft` → `/templates/{id}/draft`. */
const templatedPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

const parametersOf = ({ path, query = [] }: EditorCall): readonly Json[] => [
  ...pathParameters(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
];

const picture: Json = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['picture'],
      properties: { picture: { type: 'string', contentMediaType: 'application/octet-stream' } },
    },
  },
};

const bodyOf = ({ payload }: EditorCall): Json => {
  if (payload === undefined) return {};
  return { requestBody: { required: true, content: payload === 'multipart' ? picture : jsonOf(payload) } };
};

/** A page says where it comes from and sends the CSRF token with what changes something; a program its access token. */
function securityOf(call: EditorCall): readonly Json[] {
  const site = isChange(call.method) && { origin: [] };
  if (call.role === 'anyone') return site ? [site] : [];
  const session = { session: [], ...site, ...(site && { csrf: [] }) };
  return call.scope === 'session' ? [session] : [{ token: [] }, session];
}

const successOf = ({ reply, status }: EditorCall): Json =>
  reply === undefined
    ? { 204: { description: 'Done' } }
    : { [status ?? 200]: { description: 'Done', content: jsonOf(reply) } };

const operationOf = (call: EditorCall): Json => ({
  operationId: callName(call.method, call.path),
  summary: call.summary,
  tags: [call.path.split('/')[1] ?? ''],
  ...(call.role !== 'anyone' && { 'x-role': call.role, 'x-scope': call.scope }),
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: { ...successOf(call), default: { description: 'Refused', content: jsonOf('error') } },
  security: securityOf(call),
});

/** The editor's calls as an OpenAPI 3.1 document; it says what the rows say. */
export function openApiOf(calls: readonly EditorCall[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const operations = (paths[templatedPath(call.path)] ??= {});
    operations[call.method.toLowerCase()] = operationOf(call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrina editor',
      version: '1',
      description:
        'The calls of the template editor. Programs send an access token as `Authorization: Bearer …`; x-scope says which scope opens a call, `session` that none does.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: callsPrefix }],
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'An access token, made in the editor.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-vitrina-session',
          description:
            'Set by POST /session. By http, on the machine of the host alone, it is called vitrina-session.',
        },
        origin: {
          type: 'apiKey',
          in: 'header',
          name: 'Origin',
          description:
            'The address of the host, such as https://pages.example: what changes something comes from its own pages. Browsers send it by themselves.',
        },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-Token',
          description: 'csrfToken of the reply of POST /session or GET /session.',
        },
      },
    },
  };
}
