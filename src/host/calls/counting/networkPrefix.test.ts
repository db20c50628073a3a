import { networkPrefix } from './networkPrefix';

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:7:1::9', '2001:db8:7'],
  ['2001:db8:7:ffff::1', '2001:db8:7'],
  ['::1', '0:0:0'],
  ['rubbish', ''],
  ['203.0.113.7, 1', ''],
  ['', ''],
])('%s', (address, prefix) => {
  expect(networkPrefix(address)).toBe(prefix);
});
