import type { ResourceState } from '../../effects/resource';
import type { GetWhatsappReply } from '../../generated/replies';
import { contact } from './events';

export interface WithService {
  readonly serviceContact: ResourceState<GetWhatsappReply>;
}

export const serviceReducers = { serviceContact: contact.reducer };

export const selectContact = (state: WithService): ResourceState<GetWhatsappReply> => state.serviceContact;
