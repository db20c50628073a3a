import { noteRewriting } from './noteRewriting';

const rewriting = noteRewriting(document);
const settled = () => Promise.resolve();

const textOf = (html: string): Text => {
  document.body.innerHTML = html;
  return document.querySelector('p')?.firstChild as Text;
};

test('a text that a parser goes on with is no rewriting', async () => {
  const text = textOf('<p>Total to</p>');
  await settled();
  text.appendData(' pay');
  await settled();
  expect(rewriting.firstValue(text)).toBeUndefined();
  text.data = 'Zu zahlen';
  await settled();
  expect(rewriting.firstValue(text)).toBe('Total to pay');
});

test('what the page puts in the place of a text stays there', async () => {
  const text = textOf('<p>Loading</p>');
  const made = Object.assign(document.createElement('b'), { __reactFiber$1: {} });
  await settled();
  text.replaceWith(made);
  await settled();
  expect(rewriting.isRewritten(text)).toBe(false);
  rewriting.restore(text);
  expect(document.querySelector('p')?.firstChild).toBe(made);
});
