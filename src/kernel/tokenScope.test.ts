import schema from '../../schemas/editor/createTokenPayload.schema.json';
import { tokenLimits } from './tokenScope';

test('what the editor says of a token is what the host takes', () => {
  const { name, expiresInDays } = schema.properties;
  expect(tokenLimits).toEqual({ name: name.maxLength, days: expiresInDays.maximum });
});
