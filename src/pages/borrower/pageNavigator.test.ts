import { createPageNavigator } from './pageNavigator';

const at = (state: unknown, navigation?: { readonly canGoBack: boolean }) =>
  createPageNavigator({ history: { state } as History, ...(navigation && { navigation }) });

describe('the page that was opened first', () => {
  it.each([
    ['the only page of its tab', { idx: 0 }, { canGoBack: false }, true],
    ['a document that a link of another one led to', { idx: 0 }, { canGoBack: true }, false],
    ['a second screen of its document', { idx: 1 }, { canGoBack: true }, false],
    ['a first screen, in a browser that does not tell of other documents', null, undefined, true],
    ['a second screen, in such a browser', { idx: 1 }, undefined, false],
  ])('%s', (_what, state, navigation, isFirst) => {
    expect(at(state, navigation).isFirst()).toBe(isFirst);
  });

  it('is another matter than which screens this document has shown', () => {
    expect(at({ idx: 0 }, { canGoBack: true }).hasScreenBefore()).toBe(false);
    expect(at({ idx: 2 }, { canGoBack: true }).hasScreenBefore()).toBe(true);
  });
});
