import path from 'node:path';
import type { Fixtures } from '../../scripts/blocks/fixtureProgram';
import { loadFixtures } from '../../scripts/blocks/loadFixtures';

const root = path.resolve(__dirname, '../..');

describe('a build with block packages', () => {
  let fixtures: Fixtures;

  beforeAll(async () => {
    fixtures = await loadFixtures('./examples/blocks', root);
  }, 120_000);

  test.each(['acme/priceTable'])('%s is drawn in every language, and the checks find nothing', (type) => {
    for (const language of fixtures.languages) {
      const { html, faults, findings } = fixtures.draw(type, language);
      expect(faults).toEqual([]);
      expect(findings).toEqual([]);
      expect(html).toContain('id="block-fixture"');
      expect(html).not.toMatch(/ style=/);
    }
  });

  test('texts of the package are in the language of the page', () => {
    expect(fixtures.draw('acme/priceTable', 'es').html).toContain('Cuánto cuesta un préstamo');
    expect(fixtures.draw('acme/priceTable', 'es').html).toContain('Recibes');
    expect(fixtures.draw('acme/priceTable', 'zh').html).toContain('到手金额');
  });

  test('a static block travels without its props', () => {
    const { html } = fixtures.draw('acme/priceTable', 'en');
    expect(html).toContain('$1,180');
    expect(html.slice(html.indexOf('<script'))).not.toContain('$1,180');
  });
});
