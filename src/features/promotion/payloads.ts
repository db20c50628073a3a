import type { DataGroup } from '../../blocks/RegistrationContext';
import type { PromotionBrand } from '../../codec/brand';
import type { GetSmsPayload, RegisterPayload } from '../../generated/payloads';
import { clickHeader, writeClickId } from '../../kernel/clickId';
import { pageHeader } from '../../kernel/pageAddress';
import type { Page } from '../../template/block';
import type { DecisionContext } from '../../template/decide';
import type { PromotionDependencies } from './dependencies';
import type { RegistrationForm } from './registrationForm';
import type { RegistrationState } from './registrationSlice';
import { agreementIdOf } from './route';
import { origin, variantOf } from './visitQuery';

type Typed = Pick<RegistrationState, 'phone' | 'captcha' | 'smsCode' | 'values'>;

const sender = (brand: PromotionBrand, { phone, captcha }: Typed, sid: string) => ({
  phone,
  capcode: captcha,
  sid,
  deviceId: sid,
  appName: brand.appName,
});

export const getSmsPayload = (
  brand: PromotionBrand,
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
  brand: PromotionBrand,
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

/** Tells the host, and nobody else, by which click the visitor came, who agreed that its network hears of the registration. */
export const clickHeaders = ({ click }: Pick<RegistrationState, 'click'>): Record<string, string> =>
  click?.isAgreed ? { [clickHeader]: writeClickId(click) } : {};
