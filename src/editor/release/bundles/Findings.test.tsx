import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { openEdited } from '../../../../tests/support/editedTemplate';
import bundles from '../../../../locales/en/editorBundles.json';
import edit from '../../../../locales/en/editorEdit.json';
import fields from '../../../../locales/en/editorFields.json';
import { checkTemplate } from '../../../template/check/checkTemplate';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { Findings } from './Findings';

const empty = { en: '', es: '' };
const document = JSON.stringify({
  schemaVersion: 1,
  id: 'a',
  kind: 'channel',
  locale: 'es',
  title: 'A title',
  blocks: [
    { id: 'top', type: 'hero', props: { title: 'A', subtitle: empty } },
    {
      id: 'old',
      type: 'richText',
      props: { html: empty },
      variant: { experiment: 'words', group: 'A', weight: 1 },
    },
    {
      id: 'two',
      type: 'columns',
      props: {
        columns: [
          [{ id: 'in', type: 'richText', props: { html: '<p>Hola</p>' } }],
          [{ id: 'new', type: 'richText', props: { html: empty } }],
        ],
      },
    },
  ],
});

test('one line for one thing, with its places by block and field, each with its languages', () => {
  const { store } = openEdited({});
  const findings = checkTemplate(document).filter(({ rule }) => rule === 'emptyText');
  expect(findings.length).toBeGreaterThan(4);
  render(
    <Provider store={store}>
      <TranslateContext
        value={presetTranslate({ editorBundles: bundles, editorEdit: edit, editorFields: fields })}
      >
        <Findings findings={findings} document={document} />
      </TranslateContext>
    </Provider>,
  );
  const list = screen.getByRole('list', { name: edit.check.places });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Hero · Subtitle · English, Spanish',
    'Text A · Text · English, Spanish',
    'Text · English, Spanish',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});
