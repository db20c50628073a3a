import { schemaBase } from './schemaFiles';
import { validatorModule } from './validators';

const moduleOf = (more: object): string => {
  const id = 'a.schema.json';
  const schema = { $id: schemaBase + id, title: 'A', type: 'object', required: ['x'], ...more };
  return validatorModule([{ id, schema }], id);
};

it('a validator says of a fault where it is and what, and nothing of its schema that no check looks into', () => {
  const code = moduleOf({ properties: { x: { type: 'string' } } });
  expect(code).toContain('keyword:"required",params:{missingProperty: "x"},message:');
  expect(code).not.toMatch(/schemaPath|schema\d+/);
});

it('keeps the values that a check compares with', () => {
  expect(moduleOf({ properties: { x: { enum: [1, 'b'] } } })).toMatch(/const schema\d+ = .*"enum"/);
});
