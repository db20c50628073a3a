import borrower from '../../../locales/en/borrower.json';
import common from '../../../locales/en/common.json';
import type { Failure } from '../../kernel/failure';
import { presetTranslate } from '../../texts/presetTranslate';
import { failureSentence } from './ResourceView';

const translate = presetTranslate({ borrower, common });

it.each<[Failure, string]>([
  [{ kind: 'http', status: 500, message: 'It broke.' }, 'It broke. Try again in a moment.'],
  [{ kind: 'http', status: 403, message: 'Not yours.' }, 'Not yours.'],
  [{ kind: 'refused', code: '130', message: 'Nothing to pay.' }, 'Nothing to pay.'],
  [{ kind: 'http', status: 500, message: '' }, 'The server could not answer. Try again in a moment.'],
  [{ kind: 'refused', code: '401', message: 'Over.' }, borrower.signIn.text],
])('of %j is said as "%s": what trying again may fix says so', (problem, sentence) => {
  expect(failureSentence(translate, problem)).toBe(sentence);
});
