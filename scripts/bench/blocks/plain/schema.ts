const text = { type: 'string', minLength: 1, maxLength: 2_000 };

const record = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const listOf = (properties: object) => ({
  items: { type: 'array', minItems: 1, items: record(properties) },
});

const block = (type: string, props: object) =>
  record({ id: { type: 'string', pattern: '^[a-z0-9]+$' }, type: { const: type }, props: record(props) });

/** The documents of `manyBlocks.ts`, as exactly as an application would say it. */
export const templateSchema = record({
  schemaVersion: { type: 'integer', minimum: 1 },
  id: text,
  kind: text,
  locale: { enum: ['en', 'es', 'zh'] },
  title: text,
  blocks: {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      required: ['type'],
      discriminator: { propertyName: 'type' },
      oneOf: [
        block('richText', { html: text }),
        block('benefits', listOf({ title: text, text })),
        block('faq', listOf({ question: text, answer: text })),
        block('steps', listOf({ title: text, text })),
        block('cta', { label: text, action: record({ type: text }) }),
      ],
    },
  },
});
