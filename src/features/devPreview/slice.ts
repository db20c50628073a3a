import { createAction } from '@reduxjs/toolkit';
import type { BridgeMessage } from '../../bridge/messages';
import { createMutation } from '../../effects/mutation';
import type { Acting } from '../../kernel/acting';

export const loginChosen = createAction('devPreview/loginChosen');
export const login = createMutation<undefined>('devPreviewLogin');
export const messageChosen = createAction<BridgeMessage>('devPreview/messageChosen');

export interface WithDevPreview {
  readonly devPreviewLogin: Acting;
}

export const devPreviewReducers = { devPreviewLogin: login.reducer };

export const selectLogin = (state: WithDevPreview): Acting => state.devPreviewLogin;
