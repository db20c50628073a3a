import { configureStore, Tuple, type Middleware } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import es from '../../../locales/es/promotion.json';
import common from '../../../locales/es/common.json';
import blocks from '../../../locales/es/blocks.json';
import { testBrand } from '../../../tests/support/promotionPage';
import { signInChosen, signInOffered } from '../../events/session';
import { toastRequested } from '../../events/toast';
import type { Page } from '../../template/block';
import { neutralContext } from '../../template/decide';
import { presetTranslate } from '../../texts/presetTranslate';
import { TranslateContext } from '../../texts/TranslateContext';
import { registry } from '../../blocks/registry';
import { FailedPage } from './FailedPage';
import { LandingScreen } from './LandingScreen';
import { pageFailed, pageOpened, pageRequested, retryRequested, readyPageState } from './pageSlice';
import { faultFound, registered } from './registrationEvents';
import { promotionReducers, type PromotionState } from './selectors';
import { SignInOffer } from './SignInOffer';

const form: Page = {
  id: 'mx',
  kind: 'landing',
  locale: 'es',
  title: 'Préstamo claro',
  description: '',
  theme: {},
  links: {},
  blocks: [{ id: 'form', type: 'registration', props: { phoneRule: 'mx' } }],
};
const hero: Page = { ...form, id: 'hero', blocks: [{ id: 'top', type: 'hero', props: { title: 'Hola' } }] };
const contextOf = (page: Page) => neutralContext(page.blocks, 2, 0);

function show(preloadedState: Partial<PromotionState> = { page: readyPageState(form, contextOf(form)) }) {
  const actions: unknown[] = [];
  const record: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: promotionReducers,
    preloadedState,
    middleware: () => new Tuple(record),
  });
  render(
    <Provider store={store}>
      <TranslateContext value={presetTranslate({ promotion: es, common, blocks })}>
        <LandingScreen brand={testBrand()} definitions={registry} late={{ FailedPage, SignInOffer }} />
      </TranslateContext>
    </Provider>,
  );
  return { store, actions };
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

describe('promotion screen', () => {
  it('has one heading, of its own where no block gives one', () => {
    const { store } = show();
    expect(screen.getByTestId('landing').contains(screen.getByTestId('block-form'))).toBe(true);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Préstamo claro',
    ]);
    act(
      () =>
        void store.dispatch(
          pageOpened({ screen: 'download', page: hero, context: contextOf(hero), isSavedCopy: false }),
        ),
    );
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Hola',
    ]);
    expect(document.activeElement).toBe(screen.getByTestId('download-page'));
  });

  it('marks the faulty field and moves the focus there, each time', () => {
    const { store } = show();
    const refuse = () =>
      act(() => void store.dispatch(faultFound({ field: 'captcha', text: 'promotion:toast.captcha' })));
    refuse();
    const field = screen.getByTestId('captcha-input');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    field.blur();
    refuse();
    expect(document.activeElement).toBe(field);
  });

  it('says what a toast says', () => {
    const { store } = show();
    act(() => void store.dispatch(toastRequested({ key: 'promotion:toast.smsRepeated' })));
    expect(screen.getByTestId('toast').textContent).toBe(es.toast.smsRepeated);
    act(() => void store.dispatch(toastRequested({ words: 'Del servidor' })));
    expect(screen.getByTestId('toast').textContent).toBe('Del servidor');
  });

  it('waits, fails with the words of the server, and offers to try again', () => {
    const { store, actions } = show({});
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    act(() => void store.dispatch(pageFailed({ kind: 'refused', code: '05', message: 'Cerrado' })));
    expect(screen.getByTestId('page-error').textContent).toContain('Cerrado');
    act(() => screen.getByTestId('page-retry').click());
    expect(actions).toContainEqual(retryRequested());
    expect(screen.getByTestId('page-retry').getAttribute('aria-busy')).toBe('true');
  });

  it('offers the way to sign in where the session is over, until it is answered', () => {
    const { store, actions } = show();
    const field = screen.getByTestId('phone-input');
    act(() => field.focus());
    act(() => void store.dispatch(signInOffered()));
    expect(screen.getByText(es.toast.sessionOver).parentElement?.getAttribute('role')).toBe('alert');
    const close = screen.getByRole('button', { name: common.close });
    act(() => close.focus());
    act(() => close.click());
    expect(screen.queryByRole('button', { name: es.signIn })).toBeNull();
    expect(document.activeElement).toBe(field);
    act(() => void store.dispatch(pageRequested('landing')));
    act(() => void store.dispatch(pageFailed({ kind: 'http', status: 401, message: '' })));
    expect(screen.getByTestId('page-error').textContent).toContain(es.toast.sessionOver);
    act(() => screen.getByRole('button', { name: es.signInAgain }).click());
    expect(actions).toContainEqual(signInChosen());
  });

  it.each([
    [404, 'there is no such page', common.notFound.title],
    [410, 'the campaign has ended', common.ended.title],
  ])('says at %i that %s, and offers a way home', (status, _meaning, title) => {
    const { store } = show({});
    act(() => void store.dispatch(pageRequested('unknown')));
    act(() => void store.dispatch(pageFailed({ kind: 'http', status, message: '' })));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.queryByTestId('page-error')).toBeNull();
    expect(screen.getByTestId('go-home').getAttribute('href')).toBe('/');
  });

  it('announces that there is no such page where another one stood, and takes the focus along', () => {
    const { store } = show();
    const open = () =>
      pageOpened({ screen: 'landing', page: form, context: contextOf(form), isSavedCopy: false });
    for (let times = 0; times < 2; times += 1) {
      act(() => screen.getByTestId('phone-input').focus());
      act(() => void store.dispatch(pageRequested('unknown')));
      act(() => void store.dispatch(pageFailed({ kind: 'http', status: 404, message: '' })));
      expect(document.activeElement).toBe(screen.getByRole('main'));
      expect(
        screen.getAllByRole('alert').some(({ textContent }) => textContent.includes(common.notFound.title)),
      ).toBe(true);
      act(() => void store.dispatch(open()));
      expect(document.activeElement).toBe(screen.getByTestId('landing'));
    }
  });

  it('thanks who has registered where the download page is none', () => {
    const { store } = show();
    act(() => void store.dispatch(registered()));
    act(() => void store.dispatch(pageRequested('download')));
    act(() => void store.dispatch(pageFailed({ kind: 'http', status: 404, message: '' })));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(es.thanks.title);
    expect(screen.getByTestId('go-home').getAttribute('href')).toBe('/');
  });

  it('says that it shows a saved copy', () => {
    show({ page: { ...readyPageState(form, contextOf(form)), isSavedCopy: true } });
    expect(screen.getByText(es.savedCopy)).not.toBeNull();
  });
});
