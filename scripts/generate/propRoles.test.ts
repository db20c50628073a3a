import { propRolesModule } from './propRoles';

const common = { id: 'common.schema.json', schema: { $defs: { action: {}, address: {}, linkAction: {} } } };
const block = (definition: string) => ({
  id: 'blocks/letter.schema.json',
  schema: {
    properties: {
      pages: { items: { properties: { to: { $ref: `../common.schema.json#/$defs/${definition}` } } } },
    },
  },
});

it('knows where actions stand', () => {
  expect(propRolesModule([block('action')], common)).toMatch(
    /"letter": \[[^\]]*"pages",\s*"\*",\s*"to"\s*\],\s*"role": "action"/,
  );
});

it.each(['address', 'linkAction'])(
  'refuses a %s outside an action, where nothing would clean it',
  (definition) => {
    expect(() => propRolesModule([block(definition)], common)).toThrow(
      `"pages.*.to" refers to ${definition}`,
    );
  },
);
