import { templateCheck, found } from '../../template/check/templateCheck';
import { groupFindings } from './findingGroups';

const error = (block: string | undefined) => templateCheck(found('noOptions', ''), block);
const warning = (block: string | undefined) => templateCheck(found('emptyText', ''), block);
const shown = (...findings: Parameters<typeof groupFindings>[0][number][]) =>
  groupFindings(findings, ['hero', 'form', 'foot']).map(({ block, findings: own }) => [
    block,
    own.map(({ severity }) => severity).join(' '),
  ]);

test('stand by block in the order of the page, the page first', () => {
  expect(shown(warning('foot'), warning('hero'), warning(undefined), warning('hero'))).toEqual([
    [undefined, 'warning'],
    ['hero', 'warning warning'],
    ['foot', 'warning'],
  ]);
});

test('what keeps it from being published comes first, among blocks and within one', () => {
  expect(shown(warning(undefined), warning('form'), error('form'), warning('hero'), error('foot'))).toEqual([
    ['form', 'error warning'],
    ['foot', 'error'],
    [undefined, 'warning'],
    ['hero', 'warning'],
  ]);
});

test('what belongs to a block that is gone is the page’s own; an id stands once', () => {
  expect(shown(error('gone'), warning(undefined))).toEqual([[undefined, 'error warning']]);
  expect(groupFindings([], ['hero', 'hero'])).toEqual([]);
  expect(groupFindings([warning('hero')], ['hero', 'hero'])).toHaveLength(1);
});
