import { createAction } from '@reduxjs/toolkit';
import { createResource, type ResourceState } from '../../effects/resource';
import type { GetWhatsappReply } from '../../generated/replies';

export const contact = createResource<undefined, GetWhatsappReply>('serviceContact');
/** @param payload the telephone, as it came */
export const callChosen = createAction<string>('service/callChosen');

interface WithService {
  readonly serviceContact: ResourceState<GetWhatsappReply>;
}

export const serviceReducers = { serviceContact: contact.reducer };

export const selectContact = (state: WithService): ResourceState<GetWhatsappReply> => state.serviceContact;
