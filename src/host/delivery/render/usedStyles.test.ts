import { createUsedStyles } from './usedStyles';

const sheet =
  '@charset "utf-8";:where(:root){--a:1}p{margin:0}.a{color:red}.a:not(.b,.c),.a.b{x:"}"}.a .d,.b{y:1}' +
  '@media (min-width:1px){.a{z:1}.d{z:2}}@media print{.d{z:3}}@keyframes spin{to{rotate:1turn}}' +
  '@keyframes idle{to{rotate:2turn}}.a:after{animation:spin 1s}.d{animation:idle 1s}';

test('keeps what is about the elements of a page, in its order, and what is about all of them', () => {
  const used = createUsedStyles(sheet)('<p class="a">.d</p><i class="b e">');
  expect(used).toBe(
    '@charset "utf-8";:where(:root){--a:1}p{margin:0}.a{color:red}.a:not(.b,.c),.a.b{x:"}"}.b{y:1}' +
      '@media (min-width:1px){.a{z:1}}@keyframes spin{to{rotate:1turn}}.a:after{animation:spin 1s}',
  );
});
