import { DebouncedForm } from './DebouncedForm';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A form over JSON that stands where Puck's would. */
function open(json: string) {
  const held = { json };
  const commit = jest.fn((committed: string) => void (held.json = committed));
  const shown: (string | undefined)[] = [];
  const form = new DebouncedForm(json, { read: () => held.json, commit, show: (each) => shown.push(each) });
  return { form, held, commit, shown };
}

test('shows a key at once and commits once typing rests', () => {
  const { form, commit } = open('{"props":{"title":""}}');
  for (const title of ['H', 'Ho', 'Hol', 'Hola']) {
    form.change('/props/title', title);
    expect(form.readValue()).toEqual({ props: { title } });
    jest.advanceTimersByTime(100);
  }
  expect(commit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(commit.mock.calls).toEqual([['{"props":{"title":"Hola"}}']]);
});

test('shows the block while typing goes on, and no more once it is committed or undone', () => {
  const { form, held, shown } = open('{"a":1}');
  form.change('/a', 2);
  jest.advanceTimersByTime(300);
  expect(shown).toEqual(['{"a":2}']);
  jest.advanceTimersByTime(1_000);
  expect(shown).toEqual(['{"a":2}', undefined]);
  form.change('/a', 3);
  held.json = '{"a":1}';
  form.refresh();
  jest.runAllTimers();
  expect(shown).toEqual(['{"a":2}', undefined, undefined]);
});

test('commits at once when asked, and only once', () => {
  const { form, commit } = open('{}');
  form.change('/a', 1);
  form.flush();
  form.flush();
  jest.runAllTimers();
  expect(commit).toHaveBeenCalledTimes(1);
});

test('what was typed and taken back by hand is no change', () => {
  const { form, commit, shown } = open('{"a":1}');
  form.change('/a', 2);
  form.change('/a', 1);
  form.flush();
  expect(commit).not.toHaveBeenCalled();
  expect(form.isWaiting).toBe(false);
  expect(shown).toEqual([undefined]);
});

test('an undo wins over what was typed, its own words come back as no news, and a block that is gone changes nothing', () => {
  const held: { json: string | undefined } = { json: '{"a":1}' };
  const form = new DebouncedForm('{"a":1}', {
    read: () => held.json,
    commit: (json) => void (held.json = json),
  });
  form.change('/a', 2);
  form.flush();
  form.change('/a', 3);
  form.refresh();
  expect(form.readValue()).toEqual({ a: 3 });
  held.json = '{"a":1}';
  form.refresh();
  jest.runAllTimers();
  expect(form.readValue()).toEqual({ a: 1 });
  expect(held.json).toBe('{"a":1}');
  held.json = undefined;
  form.refresh();
  expect(form.readValue()).toEqual({ a: 1 });
});
