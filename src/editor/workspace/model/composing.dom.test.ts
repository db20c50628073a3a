import { watchComposing } from './composing';
import { DebouncedForm } from './DebouncedForm';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function compose() {
  const text = document.body.appendChild(document.createElement('textarea'));
  const tell = (type: string) => text.dispatchEvent(new Event(type, { bubbles: true }));
  const commit = jest.fn();
  const form = new DebouncedForm('{}', { read: () => undefined, commit });
  return { text, tell, commit, form, stop: watchComposing(document) };
}

test('a word is committed once, when it is composed, however long that takes', () => {
  const { tell, commit, form, stop } = compose();
  tell('compositionstart');
  for (const typed of ['n', 'ni', 'nih', 'niha', 'nihao']) {
    form.change('/a', typed);
    jest.advanceTimersByTime(3_000);
  }
  expect(commit).not.toHaveBeenCalled();
  expect(form.isWaiting).toBe(true);
  tell('compositionend');
  form.change('/a', '你好');
  jest.advanceTimersByTime(1_000);
  expect(commit.mock.calls).toEqual([['{"a":"你好"}']]);
  stop();
});

test('a composition whose text is gone holds nothing up', () => {
  const { text, tell, commit, form, stop } = compose();
  tell('compositionstart');
  form.change('/a', 'ni');
  text.remove();
  jest.advanceTimersByTime(1_000);
  expect(commit).toHaveBeenCalledTimes(1);
  stop();
});
