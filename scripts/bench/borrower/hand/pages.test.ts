import { markup } from './markup';
import { complaint, orders } from './orders';

test('what a lender sends is text on the pages by hand, never markup', () => {
  const hostile = '"><img src=x onerror=alert(1)>';
  const order = {
    orderNo: hostile,
    productName: hostile,
    productLogo: hostile,
    status: hostile,
    list: [{ title: hostile, value: hostile }],
  };
  const kind = { title: hostile, value: '1' };
  const pages = [
    orders({ orderList: [order] }),
    complaint({ orderDetail: order, problemType: [kind], problemSonType: [kind] }),
  ];
  for (const { main } of pages) {
    expect(main.text).toContain('&lt;img');
    expect(main.text).not.toContain(hostile);
  }
});

test('markup inside markup stays, nothing is nothing, and text is escaped', () => {
  const inner = markup`<b>${'a < b'}</b>`;
  expect(markup`<p>${inner}${false}${undefined}${[inner]}</p>`.text).toBe(
    '<p><b>a &lt; b</b><b>a &lt; b</b></p>',
  );
});
