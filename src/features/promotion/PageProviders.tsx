import { type ComponentType, useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { PageContext, type PageContextValue } from '../../blocks/PageContext';
import { RegistrationContext, type RegistrationEvents } from '../../blocks/RegistrationContext';
import type { PromotionBrand } from '../../codec/brand';
import type { Page } from '../../template/block';
import type { DecisionContext } from '../../template/decide';
import type { TemplateFault } from '../../template/fault';
import { actionChosen, blockFaulted } from './pageSlice';
import * as registration from './registrationEvents';
import { agreementIdOf, downloadIdOf } from './route';
import { selectRegistration } from './selectors';

function useRegistrationEvents(): RegistrationEvents {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      phoneChanged: (value) => void dispatch(registration.phoneChanged(value)),
      captchaChanged: (value) => void dispatch(registration.captchaChanged(value)),
      smsCodeChanged: (value) => void dispatch(registration.smsCodeChanged(value)),
      valueChanged: (group, key, value) => void dispatch(registration.valueChanged({ group, key, value })),
      captchaRefreshRequested: () => void dispatch(registration.captchaRefreshRequested()),
      captchaLoaded: () => void dispatch(registration.captchaLoaded()),
      captchaFailed: () => void dispatch(registration.captchaFailed()),
      smsRequested: () => void dispatch(registration.smsRequested()),
      applySubmitted: () => void dispatch(registration.applySubmitted()),
    }),
    [dispatch],
  );
}

/** What who can't read the captcha's picture does instead. */
export type CaptchaHelpPart = ComponentType<{ readonly brand: PromotionBrand }>;

/** What who came by an advert's click is asked. */
export type ClickConsentPart = ComponentType<{ readonly appName: string }>;

interface PageProvidersProps {
  readonly brand: PromotionBrand;
  readonly page: Page;
  readonly context: DecisionContext;
  /** Undefined until the effects are there. */
  readonly CaptchaHelp: CaptchaHelpPart | undefined;
  /** Undefined but for who came by an advert's click. */
  readonly ClickConsent: ClickConsentPart | undefined;
  readonly children: ReactNode;
}

/** Tells the blocks what they may know, and makes events of what they say. */
export function PageProviders({
  brand,
  page,
  context,
  CaptchaHelp,
  ClickConsent,
  children,
}: PageProvidersProps) {
  const dispatch = useDispatch();
  const state = useSelector(selectRegistration);
  const events = useRegistrationEvents();
  const form = useMemo(
    () => ({
      state,
      events,
      captchaHelp: CaptchaHelp && <CaptchaHelp brand={brand} />,
      clickConsent: ClickConsent && <ClickConsent appName={brand.appName} />,
    }),
    [state, events, CaptchaHelp, ClickConsent, brand],
  );
  const onFault = useCallback(
    (fault: TemplateFault) => void dispatch(blockFaulted(page, fault)),
    [page, dispatch],
  );
  const around = useMemo(
    (): PageContextValue => ({
      brand,
      locale: page.locale,
      market: page.market,
      languageType: context.languageType,
      clientType: context.clientType,
      hasDownload: downloadIdOf(context.query, page.links) !== undefined,
      hasAgreement: agreementIdOf(context.query, page.links) !== undefined,
      onAction: (action) => void dispatch(actionChosen(action)),
      onFault,
    }),
    [brand, page, context, dispatch, onFault],
  );
  // Every block reads it: the visitor's own context is drawn in slices, so that no tap has to wait for all of them.
  const shown = useDeferredValue(around);
  return (
    <PageContext value={shown}>
      <RegistrationContext value={form}>{children}</RegistrationContext>
    </PageContext>
  );
}
