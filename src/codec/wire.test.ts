import fc from 'fast-check';
import { createWire, findWireConflicts } from './wire';

const readableFields = ['phone', 'amount', 'orderId', 'detail', 'text', 'value', 'list', 'sid'];

/** Mappings that a brand file may hold: any subset renamed to names that findWireConflicts accepts. */
const acceptedFields = fc
  .dictionary(
    fc.constantFrom(...readableFields),
    fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom(...readableFields)),
  )
  .filter((fields) => findWireConflicts({ paths: {}, fields }, readableFields).length === 0);

const data = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...readableFields), tie('tree')),
  ),
})).tree;

const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, child]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysOf(child),
      ]);

describe('createWire', () => {
  it('decodes what it encoded, for every mapping that a brand file may hold', () => {
    fc.assert(
      fc.property(acceptedFields, data, (fields, value) => {
        const wire = createWire({ paths: {}, fields });
        expect(wire.decode(wire.encode(value))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  it('sends no readable name that the mapping renames', () => {
    fc.assert(
      fc.property(acceptedFields, data, (fields, value) => {
        const sent = keysOf(createWire({ paths: {}, fields }).encode(value));
        const wireNames = Object.values(fields);
        const renamed = Object.keys(fields).filter((name) => !wireNames.includes(name));
        expect(sent.filter((name) => renamed.includes(name))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('maps paths as written in the contract and leaves others alone', () => {
    const wire = createWire({ paths: { '/v3/loan-details/loan-details': '/x9' }, fields: {} });
    expect(wire.path('/v3/loan-details/loan-details')).toBe('/x9');
    expect(wire.path('/v3/loan-details/contract-detail')).toBe('/v3/loan-details/contract-detail');
  });
});

describe('findWireConflicts', () => {
  it('refuses two names that are sent as one', () => {
    expect(
      findWireConflicts({ paths: {}, fields: { phone: 'a', amount: 'a' } }, readableFields),
    ).toHaveLength(1);
  });

  it('refuses a sent name that is the readable name of another field', () => {
    expect(findWireConflicts({ paths: {}, fields: { phone: 'amount' } }, readableFields)).toEqual([
      expect.stringContaining('/wire/fields/phone'),
    ]);
  });

  it('accepts two names that change places', () => {
    expect(
      findWireConflicts({ paths: {}, fields: { phone: 'amount', amount: 'phone' } }, readableFields),
    ).toEqual([]);
  });
});
