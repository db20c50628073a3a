import { FormBuffer } from './FormBuffer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows a key at once and hands over once typing rests', () => {
  const commit = jest.fn();
  const buffer = new FormBuffer('{"props":{"title":""}}', commit);
  for (const title of ['H', 'Ho', 'Hol', 'Hola']) {
    buffer.change('/props/title', title);
    expect(buffer.read()).toEqual({ props: { title } });
    jest.advanceTimersByTime(100);
  }
  expect(commit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(commit.mock.calls).toEqual([['{"props":{"title":"Hola"}}']]);
});

test('shows the block while typing goes on, and no more once it is handed over or undone', () => {
  const shown: (string | undefined)[] = [];
  const buffer = new FormBuffer('{"a":1}', () => undefined, (json) => shown.push(json));
  buffer.change('/a', 2);
  jest.advanceTimersByTime(300);
  expect(shown).toEqual(['{"a":2}']);
  jest.advanceTimersByTime(1_000);
  expect(shown).toEqual(['{"a":2}', undefined]);
  buffer.change('/a', 3);
  buffer.receive('{"a":1}');
  jest.runAllTimers();
  expect(shown).toEqual(['{"a":2}', undefined, undefined]);
});

test('hands over at once when asked, and only once', () => {
  const commit = jest.fn();
  const buffer = new FormBuffer('{}', commit);
  buffer.change('/a', 1);
  buffer.flush();
  buffer.flush();
  jest.runAllTimers();
  expect(commit).toHaveBeenCalledTimes(1);
});

test('an undo wins over what was typed, and its own words come back as no news', () => {
  const commit = jest.fn();
  const buffer = new FormBuffer('{"a":1}', commit);
  buffer.change('/a', 2);
  buffer.flush();
  buffer.change('/a', 3);
  buffer.receive('{"a":2}');
  expect(buffer.read()).toEqual({ a: 3 });
  buffer.receive('{"a":1}');
  jest.runAllTimers();
  expect(buffer.read()).toEqual({ a: 1 });
  expect(commit).toHaveBeenCalledTimes(1);
});
