import { blockDocuments } from '../../support/blockDocuments';
import { filesUnder, readJson } from '../../support/shippedTemplates';

export interface FixtureDocument {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

const fixtureOf = (document: { readonly id: string; readonly kind: string }): FixtureDocument => ({
  id: document.id,
  kind: document.kind,
  text: JSON.stringify(document),
});

const documentsUnder = (folder: string): readonly FixtureDocument[] =>
  filesUnder(`tests/fixtures/templates/${folder}`, '.json').map((file) =>
    fixtureOf(readJson(file) as { id: string; kind: string }),
  );

export const validDocuments = [...documentsUnder('valid'), ...blockDocuments.map(fixtureOf)];
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
