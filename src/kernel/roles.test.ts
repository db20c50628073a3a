import fc from 'fast-check';
import common from '../../schemas/editor/common.schema.json';
import type { Role } from '../generated/editor';
import { includesRole, isRole, roles } from './roles';

it('ranks every role of the schemas, each above those before it', () => {
  expect(roles).toEqual(common.$defs.role.enum);
  for (const [position, held] of roles.entries()) {
    expect(roles.map((needed) => includesRole(held, needed))).toEqual(
      roles.map((_, other) => other <= position),
    );
  }
});

it('refuses a role that it does not know, whoever has it and whatever asks for it', () => {
  const unknown = fc
    .oneof(fc.string(), fc.constantFrom('owner', 'constructor', '__proto__', 'Administrator', 'toString'))
    .filter((name) => !isRole(name));
  fc.assert(
    fc.property(unknown, fc.constantFrom(...roles), (name, role) => {
      expect([
        includesRole(name as Role, role),
        includesRole(role, name as Role),
        includesRole(name as Role, name as Role),
      ]).toEqual([false, false, false]);
    }),
  );
});
