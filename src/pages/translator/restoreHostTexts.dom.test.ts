import fc from 'fast-check';
import { noteRewriting } from './noteRewriting';
import { restoreTexts } from './restoreHostTexts';

const elementOf = (html: string): HTMLElement => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

/** As browsers' translators: each text of words in two elements of its own. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim()) continue;
    const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    outer.innerHTML = `<font>${text.data.toUpperCase()}</font>`;
    text.replaceWith(outer);
  }
}

const leaf = fc.constantFrom('Total', ' to pay ', '<!--$-->', '<!-- -->', '<br>', '<input value="a">');
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc
    .tuple(
      fc.constantFrom('p', 'b', 'section'),
      fc.array(fc.oneof({ depthSize: 'small' }, leaf, tie('tree')), { maxLength: 6 }),
    )
    .map(([name, inside]) => `<${name}>${inside.join('')}</${name}>`),
}));

test('what a translator made of a page is as the host drew it again, and its elements are the same', () => {
  fc.assert(
    fc.property(tree, (html) => {
      const drawn = elementOf(html);
      const shown = elementOf(drawn.innerHTML);
      const elements = [...shown.querySelectorAll('*')];
      translate(shown);
      restoreTexts(shown, elementOf(drawn.innerHTML))();
      expect(shown.innerHTML).toBe(drawn.innerHTML);
      expect([...shown.querySelectorAll('*')]).toEqual(elements);
    }),
  );
});

test('what was typed, and the focus, stay; texts that a translator joined come apart', () => {
  const drawn = elementOf('<label>Telephone<!-- -->: <input></label>');
  const shown = elementOf('<label><font><font>TELEPHONE: </font></font><input></label>');
  document.body.replaceChildren(shown);
  const field = shown.querySelector('input')!;
  field.value = '5512';
  field.focus();
  restoreTexts(shown, drawn)();
  expect(shown.innerHTML).toBe(drawn.innerHTML);
  expect(shown.querySelector('input')!.value).toBe('5512');
  expect(document.activeElement).toBe(field);
});

/** As Firefox's: into the texts themselves. */
function writeOver(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    (walker.currentNode as Text).data = (walker.currentNode as Text).data.toUpperCase();
}

test('texts that a translator wrote into are as the host drew them, and nobody takes them for its work', async () => {
  const rewriting = noteRewriting(document);
  const drawn = elementOf('<p>Total<!-- -->: <b>10</b> to pay</p><input value="a">');
  const shown = elementOf(drawn.innerHTML);
  document.body.replaceChildren(shown);
  writeOver(shown);
  await Promise.resolve();
  const put = restoreTexts(shown, drawn);
  await Promise.resolve();
  put();
  await Promise.resolve();
  expect(shown.innerHTML).toBe(drawn.innerHTML);
  const text = shown.querySelector('p')!.firstChild!;
  expect([rewriting.isRewritten(text), rewriting.firstValue(text)]).toEqual([false, undefined]);
});

test('a part that is no longer the host’s is left alone', () => {
  const shown = elementOf('<p><font>HOLA</font></p><p><b></b><font>A</font></p>');
  restoreTexts(shown, elementOf('<p>Hola</p><p>a</p>'))();
  expect(shown.innerHTML).toBe('<p>Hola</p><p><b></b><font>A</font></p>');
});
