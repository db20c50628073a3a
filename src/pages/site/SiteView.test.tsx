import '../../blocks/testing/drawBlocks';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registry } from '../../blocks/registry';
import type { RenderedSite } from '../../features/site/siteData';
import type { Block } from '../../template/block';
import en from './catalogues/en';
import type { SiteDependencies } from './siteDependencies';
import { SiteView } from './SiteView';

const brand = {
  appName: 'Presta',
  languageType: 2,
  servicePhone: '+5255',
  schemeLink: '',
  storeLinks: {},
  lender: { name: 'Lender', registration: '', address: '', email: '' },
};

const text = (id: string, visibleWhen?: object) =>
  ({ id, type: 'richText', props: { html: `<p>${id}</p>` }, visibleWhen }) as Block;

function open(path: RenderedSite['path'], blocks: readonly Block[], changes: Partial<SiteDependencies> = {}) {
  const track = jest.fn();
  const send = jest.fn(() => Promise.resolve<'app' | 'browser' | 'failed'>('app'));
  const dependencies = {
    window,
    brand,
    clientType: 'ios',
    bridge: { send },
    tracking: { track },
    now: Date.now,
    random: () => 0,
    visitor: { groups: () => ({}), rememberGroups: jest.fn(), hasRegistered: () => false },
    ...changes,
  } as unknown as SiteDependencies;
  const page = {
    id: 'p',
    revision: '3',
    kind: 'channel',
    locale: 'en',
    title: 'T',
    description: '',
    theme: {},
    links: {},
    blocks,
  };
  const context = {
    query: {},
    clientType: 'android',
    languageType: 1,
    registered: false,
    now: 0,
    groups: {},
  };
  const site = {
    path,
    language: 1,
    content: { page, context },
    staticIds: [],
    lacksReviews: path === '/User',
    texts: en,
  } as unknown as RenderedSite;
  const onHydrated = jest.fn();
  render(<SiteView dependencies={dependencies} definitions={registry} site={site} onHydrated={onHydrated} />);
  return { track, send, onHydrated };
}

describe('a page of the site in the browser', () => {
  it('is decided again for its visitor once it is hydrated', () => {
    const { onHydrated } = open('/About', [
      text('apple', { field: 'clientType', op: 'eq', value: 'ios' }),
      text('robot', { field: 'clientType', op: 'eq', value: 'android' }),
    ]);
    expect(screen.getByTestId('block-apple')).toBeDefined();
    expect(screen.queryByTestId('block-robot')).toBeNull();
    expect(onHydrated).toHaveBeenCalledTimes(1);
  });

  it('changes when a date of its conditions passes', () => {
    jest.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
    open('/About', [text('later', { field: 'now', op: 'gt', value: '2026-01-01T00:01:00Z' })]);
    expect(screen.queryByTestId('block-later')).toBeNull();
    act(() => {
      jest.advanceTimersByTime(60_002);
    });
    expect(screen.getByTestId('block-later')).toBeDefined();
    jest.useRealTimers();
  });

  it('is decided again when it is seen again, since timers stood still meanwhile', () => {
    const clock = jest.fn(() => Date.parse('2026-01-01T00:00:00Z'));
    open('/About', [text('later', { field: 'now', op: 'gt', value: '2026-01-01T00:01:00Z' })], {
      now: clock,
    });
    for (const comeBack of [
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => window.dispatchEvent(new Event('pageshow')),
    ]) {
      clock.mockReturnValue(Date.parse('2026-01-01T00:02:00Z'));
      act(() => void comeBack());
      expect(screen.getByTestId('block-later')).toBeDefined();
      clock.mockReturnValue(Date.parse('2026-01-01T00:00:00Z'));
      act(() => void comeBack());
      expect(screen.queryByTestId('block-later')).toBeNull();
    }
  });

  it('takes two taps on back within a moment for one', () => {
    const { send } = open('/PrivacyPolicy', []);
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    fireEvent.click(screen.getByTestId('go-back'));
    fireEvent.click(screen.getByTestId('go-back'));
    expect(send.mock.calls.length + back.mock.calls.length).toBe(1);
    back.mockRestore();
  });

  it('says that there is no way to open the app', async () => {
    open('/About', [{ id: 'open', type: 'cta', props: { label: 'Open', action: { type: 'openApp' } } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByTestId('toast').textContent).toBe(en.common.bridgeFailed);
  });

  it('groups a telephone by the country of the brand, and keeps the caret where somebody corrects it', async () => {
    open('/Contact', []);
    const phone = screen.getByTestId('contact-form').querySelector<HTMLInputElement>('[name="phone"]')!;
    await userEvent.type(phone, '5512345678');
    expect(phone.value).toBe('55 1234 5678');
    phone.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}9');
    expect([phone.value, phone.selectionStart]).toEqual(['55 1934 5678', 5]);
  });

  it('answers its contact form each time in a region that was there before', async () => {
    open('/Contact', []);
    const form = screen.getByTestId('contact-form');
    const regions = [...form.parentElement!.parentElement!.querySelectorAll('[role="status"]')];
    const fields = ['name', 'phone', 'email', 'message'].map((name) =>
      form.querySelector(`[name="${name}"]`)!,
    );
    for (let times = 0; times < 2; times += 1) {
      for (const field of fields) fireEvent.change(field, { target: { value: '1' } });
      fireEvent.submit(form);
      const answer = screen.getByText(en.site.contact.done);
      expect(regions).toContain(answer.closest('[role="status"]'));
      // Said anew, though it is the same.
      answer.dataset.said = 'before';
      fireEvent.submit(form);
      expect(regions.some(({ isConnected }) => isConnected)).toBe(true);
    }
    expect(document.querySelector('[data-said]')).toBeNull();
  });

  it('says that the app did not answer', async () => {
    open('/aboutUs', [], { bridge: { send: () => Promise.resolve('failed'), isInApp: () => true } });
    await userEvent.click(screen.getByRole('link', { name: '+5255' }));
    expect((await screen.findByTestId('toast')).textContent).toBe(en.common.bridgeFailed);
  });

  it('leaves a block out that throws and reports it once', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { id: 'broken', type: 'faq', props: { items: null } } as unknown as Block;
    const { track } = open('/About', [broken, text('fine')]);
    expect(screen.getByTestId('block-fine')).toBeDefined();
    expect(track).toHaveBeenCalledTimes(1);
    expect(track).toHaveBeenCalledWith({
      name: 'blockFault',
      payload: expect.objectContaining({
        templateId: 'p',
        revision: '3',
        blockId: 'broken',
        fault: 'threw',
      }) as unknown,
    });
    jest.restoreAllMocks();
  });
});
