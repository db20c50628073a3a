import { passwordFault, passwordLength } from './editorAccount';
import accept from '../../schemas/editor/acceptInvitationPayload.schema.json';
import change from '../../schemas/editor/changePasswordPayload.schema.json';

it('is the rule that the schemas of the editor’s calls hold', () => {
  const bounds = { minLength: passwordLength.min, maxLength: passwordLength.max };
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
