import { filesUnder, readJson } from '../../support/shippedTemplates';

export interface FixtureDocument {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

function documentsUnder(folder: string): readonly FixtureDocument[] {
  return filesUnder(`tests/fixtures/templates/${folder}`, '.json').map((file) => {
    const document = readJson(file) as { id: string; kind: string };
    return { id: document.id, kind: document.kind, text: JSON.stringify(document) };
  });
}

export const validDocuments = documentsUnder('valid');
export const partlyWrongDocuments = documentsUnder('partly-wrong');

/** A small document of a test's own. */
export const documentOf = (id: string, blocks: readonly object[], more: object = {}): string =>
  JSON.stringify({ schemaVersion: 1, id, kind: 'landing', locale: 'en', blocks, ...more });

export const paragraph = (id: string, text: string, more: object = {}): object => ({
  id,
  type: 'richText',
  props: { html: `<p>${text}</p>` },
  ...more,
});
