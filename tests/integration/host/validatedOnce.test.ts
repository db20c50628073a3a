import validateTemplate from '../../../src/generated/validators/template';
import { createLandingRenderer } from '../../../src/host/delivery/render/landingRenderer';
import { isDrawable } from '../../../src/host/delivery/templates/readPublished';
import { demoBrand } from '../../support/hostParts';
import { byId } from '../../support/shippedTemplates';

jest.mock('../../../src/generated/validators/template', () => {
  const { default: validate } = jest.requireActual<{ default: (data: unknown) => boolean }>(
    '../../../src/generated/validators/template',
  );
  return { __esModule: true, default: jest.fn(validate) };
});

const assets = {
  scripts: [],
  code: [],
  style: '',
  preHydrationScript: '',
  guardedPageScript: '',
  statusPageScript: '',
};

function createRenderer() {
  const clock = () => Date.parse('2026-03-01T12:00:00Z');
  const drawing = { brand: demoBrand(), origin: 'https://pages.example', assets, clock };
  return createLandingRenderer({ ...drawing, onFaults: () => undefined });
}

test('a publication is validated once for its source and every language, and drawn as if it were read anew', () => {
  const document = JSON.stringify(byId.get('mx-bienvenida'));
  const template = { id: 'mx-bienvenida', revision: '1', sha256: '', document };
  const renderer = createRenderer();
  expect(isDrawable(document)).toBe(true);
  const drawn = (['es', 'en', undefined] as const).map(
    (language) => renderer.render(template, language)?.html,
  );
  expect(validateTemplate).toHaveBeenCalledTimes(1);
  expect(drawn[0]).not.toBe(drawn[1]);
  // White space makes it another text, which nobody has read yet.
  const anew = (['undefined', 'en', 'es'] as const).map(
    (language, place) =>
      renderer.render(
        { ...template, document: ' '.repeat(place + 1) + document },
        language === 'undefined' ? undefined : language,
      )?.html,
  );
  expect(anew.toReversed()).toEqual(drawn);
  expect(validateTemplate).toHaveBeenCalledTimes(4);
});
