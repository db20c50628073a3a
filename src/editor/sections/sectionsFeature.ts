import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../events/toast';
import type {
  ChangedSection,
  RenameSectionPayload,
  SaveSectionPayload,
  SectionDocument,
  SectionList,
} from '../../generated/editor';
import validateChanged from '../../generated/validators/editor/changedSection';
import validateDocument from '../../generated/validators/editor/sectionDocument';
import validateList from '../../generated/validators/editor/sectionList';
import type { TextKey } from '../../texts/textKey';
import { createMutation, watchMutation } from '../data/mutation';
import { createResource, watchResource } from '../data/resource';
import type { EditorDependencies, EditorFeature } from '../shell/feature';

interface SectionRename extends RenameSectionPayload {
  readonly id: string;
}

/** Sections that the team keeps, by name. */
export const sectionList = createResource<undefined, SectionList>('sectionList');
export const saveSection = createMutation<SaveSectionPayload, ChangedSection>('saveSection');
export const renameSection = createMutation<SectionRename, ChangedSection>('renameSection');
/** The request is the section's id, here and below. */
export const deleteSection = createMutation<string, undefined>('deleteSection');
export const openSection = createMutation<string, SectionDocument>('openSection');

const pathOf = (id: string): string => `/sections/${encodeURIComponent(id)}`;

/** The list is asked for anew, and it is said what was done. */
const renewAndSay = (key: TextKey) =>
  function* renew() {
    yield* put(sectionList.renewed(undefined));
    yield* put(toastRequested({ key }));
  };

function* watchSections({ client }: EditorDependencies) {
  yield* spawn(watchResource, sectionList, () => client.get<SectionList>('/sections', validateList));
  yield* spawn(
    watchMutation,
    saveSection,
    (payload: SaveSectionPayload) =>
      client.send<ChangedSection>('POST', '/sections', validateChanged, payload),
    renewAndSay('editorPalette:sections.saved'),
  );
  yield* spawn(
    watchMutation,
    renameSection,
    ({ id, ...payload }: SectionRename) =>
      client.send<ChangedSection>('PATCH', pathOf(id), validateChanged, payload),
    renewAndSay('editor:saved'),
  );
  yield* spawn(
    watchMutation,
    deleteSection,
    (id: string) => client.sendOnly('DELETE', pathOf(id)),
    renewAndSay('editorPalette:sections.deleted'),
  );
  yield* spawn(watchMutation, openSection, (id: string) =>
    client.get<SectionDocument>(pathOf(id), validateDocument),
  );
}

/** State and effects of saved sections, for the screen that edits a page. */
export const sectionsFeature: EditorFeature = {
  slices: [sectionList, saveSection, renameSection, deleteSection, openSection],
  saga: watchSections,
};
