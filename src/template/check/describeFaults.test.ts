import { describeFaults } from './describeFaults';

const fault = (keyword: string, params: Record<string, unknown>) => ({
  instancePath: '/x',
  keyword,
  params,
  message: 'in the words of the validator',
});

test('faults that no shipped schema brings about today are told too', () => {
  expect(describeFaults('/base', [fault('const', { allowedValue: 1 })])).toEqual([
    { rule: 'notTheValue', path: '/base/x', parameters: { value: '1' } },
  ]);
  expect(describeFaults('', [fault('additionalProperties', { additionalProperty: 'y' })])).toEqual([
    { rule: 'unknownKey', path: '/x', parameters: { name: 'y' } },
  ]);
  expect(describeFaults('', [fault('uniqueItems', { i: 1, j: 0 })])).toEqual([
    { rule: 'notAllowed', path: '/x', parameters: { reason: 'in the words of the validator' } },
  ]);
});
