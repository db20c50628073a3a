import edit from '../../../../locales/en/editorEdit.json';
import fields from '../../../../locales/en/editorFields.json';
import { presetTranslate } from '../../../texts/presetTranslate';
import { describeAudience } from './blockLabels';

const translate = presetTranslate({ editorEdit: edit, editorFields: fields });
const words = { translate, momentWords: (at: number) => new Date(at).toISOString().slice(0, 10) };
const told = (entry: Parameters<typeof describeAudience>[0]) => describeAudience(entry, words);

test('blocks that begin alike are told apart by their variant and their condition', () => {
  const variantOf = (group: string) => ({ variant: { experiment: 'e1', group }, condition: undefined });
  const under = (condition: object) => ({ variant: undefined, condition });
  const summer = under({ field: 'query.utm_tag', op: 'eq', value: 'verano' });
  const later = under({ field: 'now', op: 'gt', value: '2027-01-01T00:00:00Z' });
  const all = [variantOf('a'), variantOf('b'), summer, later].map(told);
  expect(all).toEqual([
    'Variant a of “e1”',
    'Variant b of “e1”',
    expect.stringMatching(/^utm_tag .*verano/) as string,
    expect.stringContaining('2027-01-01') as string,
  ]);
  expect(told({ ...variantOf('a'), condition: summer.condition })).toBe(`${all[0]} · ${all[2]}`);
  expect(told({ variant: undefined, condition: undefined })).toBe('');
});
