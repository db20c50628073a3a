import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type { ApprovalLinkList, CreateApprovalLinkPayload, NewApprovalLink } from '../../../generated/editor';
import { deleteApprovalLinksId } from '../../../generated/editorCalls/deleteApprovalLinksId';
import { getApprovalLinks } from '../../../generated/editorCalls/getApprovalLinks';
import { postApprovalLinks } from '../../../generated/editorCalls/postApprovalLinks';
import { sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, watchResource } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

/** What links are about: a template or a bundle, by its id. */
export type LinkSubject = { readonly template: string } | { readonly bundle: string };

interface LinkMaking extends Pick<CreateApprovalLinkPayload, 'sha256' | 'name' | 'expiresInHours'> {
  readonly subject: LinkSubject;
}

interface LinkRevocation {
  readonly id: string;
  readonly subject: LinkSubject;
}

export const approvalLinks = createResource<LinkSubject, ApprovalLinkList>('approvalLinks');
export const makeApprovalLink = createEditorMutation<LinkMaking, NewApprovalLink>('makeApprovalLink');
export const revokeApprovalLink = createEditorMutation<LinkRevocation, ApprovalLinkList>(
  'revokeApprovalLink',
);

const idsOf = (subject: LinkSubject) =>
  'template' in subject ? { templateId: subject.template } : { bundleId: subject.bundle };

function* watchLinks({ client }: EditorDependencies) {
  yield* spawn(watchResource, approvalLinks, sending(client, getApprovalLinks));
  yield* spawn(
    watchMutation,
    makeApprovalLink,
    ({ subject, ...rest }: LinkMaking) => client.send(postApprovalLinks({ ...idsOf(subject), ...rest })),
    function* handleMade(_made: NewApprovalLink, { subject }: LinkMaking) {
      yield* put(approvalLinks.renewed(subject));
    },
  );
  yield* spawn(
    watchMutation,
    revokeApprovalLink,
    ({ id }: LinkRevocation) => client.send(deleteApprovalLinksId({ id })),
    function* handleRevoked(list: ApprovalLinkList) {
      yield* put(approvalLinks.arrived(list));
      yield* put(toastRequested({ key: 'editorApproval:links.isRevoked' }));
    },
  );
}

export const approvalLinksFeature: EditorFeature = {
  slices: [approvalLinks, makeApprovalLink, revokeApprovalLink],
  saga: watchLinks,
};
