import { call, put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type {
  ChangedSection,
  ChangeSectionPayload,
  ManyDraftsReply,
  RenameSectionPayload,
  SaveSectionPayload,
  SectionDocument,
  SectionList,
  SyncedPages,
  UpdateSyncedPayload,
} from '../../../generated/editor';
import validateChanged from '../../../generated/validators/editor/changedSection';
import validateDrafts from '../../../generated/validators/editor/manyDraftsReply';
import validateDocument from '../../../generated/validators/editor/sectionDocument';
import validateList from '../../../generated/validators/editor/sectionList';
import validatePages from '../../../generated/validators/editor/syncedPages';
import type { EditorClient } from '../../kit/api/editorClient';
import type { TextKey } from '../../../texts/textKey';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, watchResource } from '../../kit/data/resource';
import { sectionPath } from '../../kit/data/sectionPath';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

interface SectionRename extends RenameSectionPayload {
  readonly id: string;
}

/** Sections that the team keeps, by name. */
export const sectionList = createResource<undefined, SectionList>('sectionList');
export const saveSection = createEditorMutation<SaveSectionPayload, ChangedSection>('saveSection');
export const renameSection = createEditorMutation<SectionRename, ChangedSection>('renameSection');
/** The request is the section's id, here and below. */
export const deleteSection = createEditorMutation<string, undefined>('deleteSection');
export const openSection = createEditorMutation<string, SectionDocument>('openSection');
/** The same for a copy on the page that is brought up to date. */
export const readSynced = createEditorMutation<string, SectionDocument>('readSynced');

interface SectionChange extends ChangeSectionPayload {
  readonly id: string;
}

interface PagesUpdate extends UpdateSyncedPayload {
  readonly id: string;
}

export const changeSection = createEditorMutation<SectionChange, ChangedSection>('changeSection');
/** Where a synced block is used; the request is its id. */
export const syncedPages = createResource<string, SyncedPages>('syncedPages');
export const updatePages = createEditorMutation<PagesUpdate, ManyDraftsReply>('updatePages');

export const getSection = (client: EditorClient) => (id: string) =>
  client.get<SectionDocument>(sectionPath(id), validateDocument);

/** The list is asked for anew, and it is said what was done. */
const renewAndSay = (key: TextKey) =>
  function* renew() {
    yield* put(sectionList.renewed(undefined));
    yield* put(toastRequested({ key }));
  };

function* watchSections({ client, navigate }: EditorDependencies) {
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
      client.send<ChangedSection>('PATCH', sectionPath(id), validateChanged, payload),
    renewAndSay('editor:saved'),
  );
  yield* spawn(
    watchMutation,
    deleteSection,
    (id: string) => client.sendOnly('DELETE', sectionPath(id)),
    renewAndSay('editorPalette:sections.deleted'),
  );
  yield* spawn(watchMutation, openSection, getSection(client));
  yield* spawn(watchMutation, readSynced, getSection(client));
  yield* spawn(
    watchMutation,
    changeSection,
    ({ id, ...payload }: SectionChange) =>
      client.send<ChangedSection>('PUT', sectionPath(id), validateChanged, payload),
    function* showPages({ section }: ChangedSection) {
      yield* call(navigate, `${sectionPath(section.id)}/pages`);
    },
  );
  yield* spawn(watchResource, syncedPages, (id: string) =>
    client.get<SyncedPages>(`${sectionPath(id)}/pages`, validatePages),
  );
  yield* spawn(watchMutation, updatePages, ({ id, ...payload }: PagesUpdate) =>
    client.send<ManyDraftsReply>('POST', `${sectionPath(id)}/pages`, validateDrafts, payload),
  );
}

/** State and effects of saved sections and synced blocks, for every screen that shows them. */
export const sectionsFeature: EditorFeature = {
  slices: [
    sectionList,
    saveSection,
    renameSection,
    deleteSection,
    openSection,
    readSynced,
    changeSection,
    syncedPages,
    updatePages,
  ],
  saga: watchSections,
};
