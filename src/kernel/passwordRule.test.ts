import accept from '../../schemas/editor/acceptInvitationPayload.schema.json';
import change from '../../schemas/editor/changePasswordPayload.schema.json';
import { passwordFault, passwordLength } from './passwordRule';

it('is the rule that the schemas of the editor’s calls hold', () => {
  const bounds = { minLength: passwordLength.least, maxLength: passwordLength.most };
  expect(change.properties.newPassword).toMatchObject(bounds);
  expect(accept.properties.password).toMatchObject(bounds);
});

it('refuses what is shorter or longer', () => {
  expect([11, 12, 200, 201].map((length) => passwordFault('x'.repeat(length)))).toEqual([
    'tooShort',
    undefined,
    undefined,
    'tooLong',
  ]);
});
