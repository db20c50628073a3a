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
import { deleteSectionsId } from '../../../generated/editorCalls/deleteSectionsId';
import { getSections } from '../../../generated/editorCalls/getSections';
import { getSectionsId } from '../../../generated/editorCalls/getSectionsId';
import { getSectionsIdPages } from '../../../generated/editorCalls/getSectionsIdPages';
import { patchSectionsId } from '../../../generated/editorCalls/patchSectionsId';
import { postSections } from '../../../generated/editorCalls/postSections';
import { postSectionsIdPages } from '../../../generated/editorCalls/postSectionsIdPages';
import { putSectionsId } from '../../../generated/editorCalls/putSectionsId';
import { type EditorClient, sending } from '../../kit/api/editorClient';
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

export const getSection = (client: EditorClient) => (id: string) => client.send(getSectionsId({ id }));

/** The list is asked for anew, and it is said what was done. */
const renewAndSay = (key: TextKey) =>
  function* renew() {
    yield* put(sectionList.renewed(undefined));
    yield* put(toastRequested({ key }));
  };

function* watchSections({ client, navigate }: EditorDependencies) {
  yield* spawn(watchResource, sectionList, () => client.send(getSections()));
  yield* spawn(
    watchMutation,
    saveSection,
    sending(client, postSections),
    renewAndSay('editorPalette:sections.saved'),
  );
  yield* spawn(watchMutation, renameSection, sending(client, patchSectionsId), renewAndSay('editor:saved'));
  yield* spawn(
    watchMutation,
    deleteSection,
    (id: string) => client.sendOnly(deleteSectionsId({ id })),
    renewAndSay('editorPalette:sections.deleted'),
  );
  yield* spawn(watchMutation, openSection, getSection(client));
  yield* spawn(watchMutation, readSynced, getSection(client));
  yield* spawn(
    watchMutation,
    changeSection,
    sending(client, putSectionsId),
    function* showPages({ section }: ChangedSection) {
      yield* call(navigate, `${sectionPath(section.id)}/pages`);
    },
  );
  yield* spawn(watchResource, syncedPages, (id: string) => client.send(getSectionsIdPages({ id })));
  yield* spawn(watchMutation, updatePages, sending(client, postSectionsIdPages));
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
