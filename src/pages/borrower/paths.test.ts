import { isOwnPage } from '../../template/check/ownPaths';
import { redirectedPaths, screenPaths } from './paths';

it('has no address that the check of templates takes for a page that is not there', () => {
  const addresses = [...screenPaths, ...Object.keys(redirectedPaths)];
  expect(addresses.filter((address) => !isOwnPage(address))).toEqual([]);
});
