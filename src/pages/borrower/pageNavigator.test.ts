import { createPageNavigator } from './pageNavigator';

/** A document that was just opened, as the router finds it: its own number of an entry, and how many entries there are. */
function openAt(state: unknown, length: number, navigation?: { readonly canGoBack: boolean }) {
  const history = {
    state,
    length,
    replaceState: (next: unknown) => void (history.state = next),
  };
  return {
    history,
    navigator: createPageNavigator({ history: history as never, ...(navigation && { navigation }) }),
  };
}

describe('the page that was opened first', () => {
  it.each([
    ['the only page of its tab', { idx: 0 }, 1, { canGoBack: false }, true],
    ['a document that a link of another one led to', null, 2, { canGoBack: true }, false],
    ['a second screen of its document', { idx: 1 }, 2, { canGoBack: true }, false],
    ['the first document, in a browser that does not tell of other documents', null, 1, undefined, true],
    ['a document that a link of another one led to, in such a browser', null, 2, undefined, false],
    ['the same after a reload, with entries ahead of it', { idx: 1000 }, 5, undefined, false],
    ['the first screen once more, with entries ahead of it', { idx: 0 }, 3, undefined, true],
    ['a second screen, in such a browser', { idx: 1 }, 2, undefined, false],
  ])('%s', (_what, state, length, navigation, isFirst) => {
    expect(openAt(state, length, navigation).navigator.isFirst()).toBe(isFirst);
  });

  it('is another matter than which screens this document has shown', () => {
    const { history, navigator } = openAt(null, 2);
    expect(navigator.hasScreenBefore()).toBe(false);
    // As the router pushes its next screen.
    history.state = { idx: (history.state as { idx: number }).idx + 1 };
    expect([navigator.hasScreenBefore(), navigator.isFirst()]).toEqual([true, false]);
  });
});
