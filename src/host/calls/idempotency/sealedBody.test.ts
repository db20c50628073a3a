import fc from 'fast-check';
import { makePrivacyKey } from '../privacy/privacyKeys';
import { openBody, sealBody } from './sealedBody';

const key = makePrivacyKey();
const bytes = fc.uint8Array({ maxLength: 300 }).map((values) => Buffer.from(values));

it('opens to what was sealed, and shows nothing of it', () => {
  fc.assert(
    fc.property(bytes, (body) => {
      const sealed = sealBody(key, 'row', body);
      expect(openBody(key, 'row', sealed)).toEqual(body);
      if (body.byteLength > 8) expect(Buffer.from(sealed, 'base64').includes(body)).toBe(false);
      expect(sealBody(key, 'row', body)).not.toBe(sealed);
    }),
  );
});

it('opens with no other key, in no other row, and not where a byte was changed or left out', () => {
  fc.assert(
    fc.property(bytes, fc.nat(), (body, place) => {
      const sealed = sealBody(key, 'row', body);
      expect(openBody(makePrivacyKey(), 'row', sealed)).toBeUndefined();
      expect(openBody(key, 'another', sealed)).toBeUndefined();
      const changed = Buffer.from(sealed, 'base64');
      changed.writeUInt8(changed.readUInt8(place % changed.byteLength) ^ 1, place % changed.byteLength);
      expect(openBody(key, 'row', changed.toString('base64'))).toBeUndefined();
      expect(
        openBody(key, 'row', changed.subarray(0, place % changed.byteLength).toString('base64')),
      ).toBeUndefined();
    }),
  );
});
