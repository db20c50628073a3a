import type { Acting } from '../../kernel/acting';
import { login } from './events';

export interface WithDevPreview {
  readonly devPreviewLogin: Acting;
}

export const devPreviewReducers = { devPreviewLogin: login.reducer };

export const selectLogin = (state: WithDevPreview): Acting => state.devPreviewLogin;
