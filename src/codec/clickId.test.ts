import fc from 'fast-check';
import validateConversion from '../generated/validators/conversion';
import { networkNames, writeClickId } from '../kernel/clickId';
import { decodeClickId, readClickHeader } from './clickId';

const kinds = Object.keys(networkNames);

describe('a click id', () => {
  it.each([
    ['gclid', 'EAIaIQobChMIq5_Xy4Xk-gIVw4TICh0Y9wDvEAAYASAAEgJ0fPD_BwE'],
    ['fbclid', 'IwAR2F4-dbP0l7Mn1IawQQGCINEz7PYXQvwjNwB_qa2ofrHyiLjcbCRxTDMgk'],
    ['ttclid', 'E.C.P.CrEBq1VJd2hYb0xzZ3hOdkJ0'],
    ['msclkid', '4b9c1f0a3d5e16b28a7cfe0d1c2b3a49'],
  ])('of %s is taken as it came', (kind, id) => {
    expect(decodeClickId(kind, id)).toEqual({ kind, id });
    expect(readClickHeader(writeClickId({ kind: kind as 'gclid', id }))).toEqual({ kind, id });
  });

  it.each([
    ['no kind of ours', 'dclid', 'EAIaIQobChMIq5_Xy4Xk'],
    ['a name of every object', 'constructor', 'EAIaIQobChMIq5_Xy4Xk'],
    ['a telephone', 'gclid', '5512345678'],
    ['a long telephone', 'gclid', '005255123456780000'],
    ['too short a word', 'gclid', 'ana.perez'],
    ['an address', 'gclid', 'ana.perez.garcia@example.com'],
    ['several words', 'gclid', 'EAIaIQobChMI q5_Xy4Xk'],
    ['a line break', 'gclid', 'EAIaIQobChMIq5_Xy4Xk\n'],
    ['too long a one', 'gclid', 'a'.repeat(501)],
    ['none', 'gclid', ''],
  ])('is not %s', (_what, kind, id) => {
    expect(decodeClickId(kind, id)).toBeUndefined();
    expect(readClickHeader(`${kind}:${id}`)).toBeUndefined();
  });

  it('says nothing that its endpoints could not be sent', () => {
    const anything = fc.tuple(
      fc.constantFrom(...kinds, 'gclid ', ''),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.stringMatching(/^[A-Za-z0-9._~-]{1,600}$/)),
    );
    fc.assert(
      fc.property(anything, ([kind, id]) => {
        const click = readClickHeader(`${kind}:${id}`);
        if (!click) return;
        const told = {
          type: 'registration',
          id: `cnv_${'0'.repeat(32)}`,
          timestamp: '',
          page: '',
          market: 'mx',
        };
        expect(validateConversion({ ...told, click })).toBe(true);
        expect(writeClickId(click)).toBe(`${kind}:${id}`);
      }),
      { numRuns: 50 },
    );
  });
});
