import type { DataGroup } from '../../blocks/RegistrationContext';
import type { PublicBrand } from '../../codec/brand';
import type { GetSmsPayload, RegisterPayload, TrackVisitQuery } from '../../generated/payloads';
import { pageHeader } from '../../kernel/pageAddress';
import type { Page } from '../../template/block';
import { type DecisionContext, experimentsOf } from '../../template/decide';
import type { PromotionDependencies } from './dependencies';
import type { RegistrationForm } from './registrationForm';
import type { RegistrationState } from './registrationSlice';
import { agreementIdOf } from './route';

type Typed = Pick<RegistrationState, 'phone' | 'captcha' | 'smsCode' | 'values'>;

/** Where the visitor came from; every field is sent, empty where the address has none. */
function origin({ query }: DecisionContext) {
  const { app_from = '', user_from = '', utm_tag = '' } = query;
  return { app_from, user_from, utm_tag };
}

const sender = (brand: PublicBrand, { phone, captcha }: Typed, sid: string) => ({
  phone,
  capcode: captcha,
  sid,
  deviceId: sid,
  appName: brand.appName,
});

export const getSmsPayload = (
  brand: PublicBrand,
  typed: Typed,
  sid: string,
  context: DecisionContext,
): GetSmsPayload => ({ ...sender(brand, typed, sid), ...origin(context) });

/** One object a group, where the page asks for any of its fields (contract §8). */
function dataGroups(
  { fields }: RegistrationForm,
  { values }: Typed,
): Partial<Record<DataGroup, Record<string, string>>> {
  const groups: Partial<Record<DataGroup, Record<string, string>>> = {};
  for (const { group, key } of fields) {
    const value = values[group]?.[key]?.trim();
    groups[group] = { ...groups[group], ...(value ? { [key]: value } : {}) };
  }
  return groups;
}

export const registerPayload = (
  brand: PublicBrand,
  form: RegistrationForm,
  typed: Typed,
  sid: string,
  context: DecisionContext,
): RegisterPayload => ({
  ...dataGroups(form, typed),
  ...sender(brand, typed, sid),
  ...origin(context),
  merchantNumber: brand.merchantNumber,
  userName: typed.phone,
  smsCode: typed.smsCode,
  invite_code: context.query.invite_code ?? '',
  id: context.query.id ?? '',
});

/** `e1:a,e2:b`; absent where the template has no experiments (contract §8). */
function variantOf(page: Page, { groups }: DecisionContext): { variant?: string } {
  const names = [...experimentsOf(page.blocks).keys()].map(
    (experiment) => `${experiment}:${groups[experiment] ?? ''}`,
  );
  return names.length > 0 ? { variant: names.join(',') } : {};
}

export const visitQuery = (page: Page, context: DecisionContext): TrackVisitQuery => ({
  page_id: page.id,
  client_type: context.clientType,
  page_type: 1,
  ...origin(context),
  ...variantOf(page, context),
});

/**
 * Tells the host which page, groups and agreement a call belongs to that has no field for them, so that it can count it
 * and keep what was agreed to. Sent to our own origin alone, where it ends: an upstream never sees it.
 */
export function countedHeaders(
  { brand, formSession }: Pick<PromotionDependencies, 'brand' | 'formSession'>,
  page: Page,
  context: DecisionContext,
): Record<string, string> {
  if (brand.apiOrigin) return {};
  const linked = agreementIdOf(context.query, page.links) ?? '';
  const read = formSession.load();
  const isRead = read.agreementLink === linked;
  const words = [
    page.id,
    variantOf(page, context).variant ?? '',
    encodeURIComponent((isRead && read.agreementId) || linked),
    page.locale,
    page.revision ?? '',
    (isRead && read.agreementRevision) || '',
  ];
  return { [pageHeader]: words.join(' ') };
}
