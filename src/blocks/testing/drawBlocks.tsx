import { render } from '@testing-library/react';
import { useState } from 'react';
import blocksTexts from '../../../locales/en/blocks.json';
import type { Block } from '../../template/block';
import { presetTranslate } from '../../texts/presetTranslate';
import type { Translate } from '../../texts/textKey';
import { TranslateContext } from '../../texts/TranslateContext';
import { BlockList } from '../BlockList';
import { registry } from '../registry';
import { PageContext, type PageContextValue } from '../PageContext';
import {
  RegistrationContext,
  type RegistrationEvents,
  type RegistrationState,
  untouchedRegistration,
} from '../RegistrationContext';

type Spies = { readonly [Name in keyof RegistrationEvents]: jest.Mock } & {
  readonly onAction: jest.Mock;
  readonly onFault: jest.Mock;
};

function makeSpies(): Spies {
  return {
    phoneChanged: jest.fn(),
    captchaChanged: jest.fn(),
    smsCodeChanged: jest.fn(),
    captchaRefreshRequested: jest.fn(),
    captchaLoaded: jest.fn(),
    captchaFailed: jest.fn(),
    smsRequested: jest.fn(),
    applySubmitted: jest.fn(),
    valueChanged: jest.fn(),
    onAction: jest.fn(),
    onFault: jest.fn(),
  };
}

const untouched: RegistrationState = { ...untouchedRegistration, captchaAddress: '/captcha?sid=1' };

interface PageProps {
  readonly blocks: readonly Block[];
  readonly spies?: Spies;
  readonly page?: Partial<PageContextValue>;
  readonly registration?: Partial<RegistrationState>;
  readonly translate?: Translate;
}

const english = presetTranslate({ blocks: blocksTexts });
const lender = { name: 'Lender S.A.', registration: 'R 1', address: 'Street 1', email: '' };
const storeLinks = { android: 'https://android.example/', ios: 'https://ios.example/' };

/** A page with a form that remembers what is typed, as the store would. */
export function TestPage({
  blocks,
  spies = makeSpies(),
  page,
  registration,
  translate = english,
}: PageProps) {
  const [state, setState] = useState<Partial<RegistrationState>>({});
  const events: RegistrationEvents = {
    ...spies,
    phoneChanged: (phone) => {
      spies.phoneChanged(phone);
      setState((old) => ({ ...old, phone }));
    },
    valueChanged: (group, key, value) => {
      spies.valueChanged(group, key, value);
      setState((old) => ({
        ...old,
        values: { ...old.values, [group]: { ...old.values?.[group], [key]: value } },
      }));
    },
  };
  const value: PageContextValue = {
    locale: 'en',
    languageType: 2,
    brand: { appName: 'Demo', lender, servicePhone: '+52 55 0000', storeLinks },
    clientType: 'android',
    hasDownload: true,
    hasAgreement: true,
    onAction: spies.onAction,
    onFault: spies.onFault,
    ...page,
  };
  return (
    <TranslateContext value={translate}>
      <PageContext value={value}>
        <RegistrationContext value={{ state: { ...untouched, ...registration, ...state }, events }}>
          <BlockList blocks={blocks} definitions={registry} />
        </RegistrationContext>
      </PageContext>
    </TranslateContext>
  );
}

export function drawBlocks(
  blocks: readonly Block[],
  options: Omit<PageProps, 'blocks' | 'spies'> = {},
): Spies {
  const spies = makeSpies();
  render(<TestPage blocks={blocks} spies={spies} {...options} />);
  return spies;
}

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** Elements that are watched for coming on screen, and how to tell their watchers. */
export const watched = new Map<Element, Report>();

class WatchedObserver {
  constructor(private readonly report: Report) {}

  observe(element: Element): void {
    watched.set(element, this.report);
  }

  disconnect(): void {
    for (const [element, report] of watched) if (report === this.report) watched.delete(element);
  }
}

let isStill = false;

/** Whether the visitor's system asks for less motion. */
export function setStillness(still: boolean): void {
  isStill = still;
}

// What jsdom has not: media queries, the observer of what is on screen, scrolling.
Object.assign(globalThis, {
  IntersectionObserver: WatchedObserver,
  matchMedia: () => ({ matches: isStill, addEventListener: jest.fn(), removeEventListener: jest.fn() }),
});
Element.prototype.scrollTo = jest.fn();
