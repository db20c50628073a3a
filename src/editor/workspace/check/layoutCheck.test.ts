import { found, type TemplateCheck, templateCheck } from '../../../template/check/templateCheck';
import { drawnGroupsOf, withoutRepeats } from '../model/layoutCheck';
import { isOfLayout } from './lineText';

const block = (id: string, experiment: string, group: string) => ({
  id,
  type: 'hero',
  props: {},
  variant: { experiment, group, weight: 50 },
});

const text = (blocks: readonly unknown[]): string => JSON.stringify({ id: 'page', blocks });

test('as many pages are drawn as show every group of every experiment', () => {
  const nested = { id: 'c', type: 'columns', props: { columns: [[block('x', 'below', 'only')]] } };
  const experiments = [block('a', 'top', 'A'), block('b', 'top', 'B'), block('c', 'top', 'C'), nested];
  expect(drawnGroupsOf(text(experiments))).toEqual([
    { top: 'A', below: 'only' },
    { top: 'B', below: 'only' },
    { top: 'C', below: 'only' },
  ]);
  expect(drawnGroupsOf(text([{ id: 'a', type: 'hero', props: {} }]))).toEqual([{}]);
  expect(drawnGroupsOf('no document')).toEqual([{}]);
});

const check = (rule: 'wordTorn' | 'layoutShifts', path: string, message: string): TemplateCheck => ({
  ...templateCheck(found(rule, path), undefined),
  message,
});

test('a fault is said once, however many pages show it', () => {
  const torn = check('wordTorn', '/blocks/0', 'torn');
  const other = check('wordTorn', '/blocks/1', 'torn');
  const moved = check('layoutShifts', '/blocks/2', 'by 0.2');
  const all = withoutRepeats([torn, moved, torn, other, check('layoutShifts', '/blocks/2', 'by 0.3')]);
  expect(all.map(({ path, rule }) => [path, rule])).toEqual([
    ['/blocks/0', 'wordTorn'],
    ['/blocks/2', 'layoutShifts'],
    ['/blocks/1', 'wordTorn'],
  ]);
});

test('what only a drawn page shows is told from what the document shows', () => {
  expect([isOfLayout({ rule: 'tapTargetSmall' }), isOfLayout({ rule: 'titleMissing' })]).toEqual([
    true,
    false,
  ]);
});
