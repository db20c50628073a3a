import { wrap } from './htmlText';

test('puts tags around a part and leaves it selected', () => {
  expect(wrap('one two', 4, 7, 'strong')).toEqual({ html: 'one <strong>two</strong>', start: 12, end: 15 });
});

test('makes each line of the selection an item', () => {
  expect(wrap('a\n\nb', 0, 4, 'ul').html).toBe('<ul>\n<li>a</li>\n<li>b</li>\n</ul>');
  expect(wrap('', 0, 0, 'ol').html).toBe('<ol>\n<li></li>\n</ol>');
});
