import fc from 'fast-check';
import { readConsentAct, writeConsentAct, type ConsentAct } from './consentAct';

it('reads what it wrote, whatever the product is called', () => {
  const tapped = fc.record({
    kind: fc.constant('tapped' as const),
    at: fc.nat(Number.MAX_SAFE_INTEGER).filter((at) => at < 1e15),
    productId: fc.string({ unit: 'binary' }),
  });
  const anyAct: fc.Arbitrary<ConsentAct> = fc.oneof(
    tapped,
    fc.constantFrom<ConsentAct>({ kind: 'preset' }, { kind: 'none' }),
  );
  fc.assert(fc.property(anyAct, (act) => expect(readConsentAct(writeConsentAct(act))).toEqual(act)));
});
