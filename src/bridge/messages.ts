import { isSecretName } from '../kernel/pageAddress';

type Parameters = Readonly<Record<string, unknown>>;

/** The eleven messages of contract §7 and what each carries. */
interface BridgePayloads {
  to: { readonly page: string };
  toP: { readonly page: string; readonly param: Parameters };
  close: Readonly<Record<string, never>>;
  home: Readonly<Record<string, never>>;
  mine: Readonly<Record<string, never>>;
  offToLogin: Readonly<Record<string, never>>;
  callPhone: { readonly phone: string };
  rate: Readonly<Record<string, never>>;
  burialPoint: { readonly productId: string };
  startBank: Readonly<Record<string, never>>;
  endBank: Readonly<Record<string, never>>;
}

export type BridgeAction = keyof BridgePayloads;

export type BridgeMessage = {
  [Action in BridgeAction]: { readonly action: Action; readonly payload: BridgePayloads[Action] };
}[BridgeAction];

const withoutSecrets = (param: Parameters): Parameters =>
  Object.fromEntries(Object.entries(param).filter(([name]) => !isSecretName(name)));

/** The one string that an app gets; a page's parameters go without secrets. */
export function serialise({ action, payload }: BridgeMessage): string {
  const open = 'param' in payload ? { ...payload, param: withoutSecrets(payload.param) } : payload;
  return JSON.stringify({ action, payload: open });
}
