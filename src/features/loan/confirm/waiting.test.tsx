import { act, screen } from '@testing-library/react';
import { formOf, ok, pass, settle } from '../../../../tests/support/borrowerPage';
import { offer, offerPath, openConfirm, setUpConfirm } from '../../../../tests/support/confirm';
import { pageChosen } from '../../../events/navigation';

setUpConfirm();

describe('the waiting modal', () => {
  it('shows the amount, reloads after 5.5 s with isType 1 and closes', async () => {
    const { server } = await openConfirm({ isNeedPop: 1 });
    const modal = screen.getByRole('dialog', { name: /\$5,000\.00/ });
    expect(modal).toBe(screen.getByTestId('waiting-modal'));
    server.answer(offerPath, ok({ ...offer, amount: 400000, isNeedPop: 1 }));
    await pass(5499);
    expect(server.to(offerPath)).toHaveLength(1);
    await pass(1);
    expect(formOf(server.to(offerPath)[1]?.init)).toEqual({ productId: 'p1', isType: '1' });
    expect(screen.queryByTestId('waiting-modal')).toBeNull();
    expect(screen.getByTestId('confirm-amount').textContent).toBe('$4,000.00');
    await pass(20_000);
    expect(server.to(offerPath)).toHaveLength(2);
  });

  it('asks for nothing more once the screen is left', async () => {
    const { server, store } = await openConfirm({ isNeedPop: '1' });
    act(() => void store.dispatch(pageChosen({ path: '/order' })));
    await settle();
    await pass(10_000);
    expect(window.location.pathname).toBe('/order');
    expect(server.to(offerPath)).toHaveLength(1);
  });

  it('says isType 1 again when its reload failed and is tried again', async () => {
    const { server, user } = await openConfirm({ isNeedPop: 1 });
    server.answer(offerPath, { status: 500, body: {} });
    await pass(5500);
    expect(screen.queryByTestId('waiting-modal')).toBeNull();
    server.answer(offerPath, ok({ ...offer, isNeedPop: 1 }));
    await user.click(screen.getByTestId('page-retry'));
    await settle();
    expect(formOf(server.to(offerPath)[2]?.init)).toEqual({ productId: 'p1', isType: '1' });
    expect(screen.queryByTestId('waiting-modal')).toBeNull();
    expect(screen.getByTestId('confirm-submit')).toBeTruthy();
  });

  it('still shows after a first load that failed', async () => {
    const { server, user } = await openConfirm({}, { routes: { [offerPath]: { status: 500, body: {} } } });
    server.answer(offerPath, ok({ ...offer, isNeedPop: 1 }));
    await user.click(screen.getByTestId('page-retry'));
    await settle();
    expect(formOf(server.to(offerPath)[1]?.init)).toEqual({ productId: 'p1' });
    expect(screen.getByTestId('waiting-modal')).toBeTruthy();
  });

  it('does not show where the server does not ask for it', async () => {
    await openConfirm({ isNeedPop: 0 });
    expect(screen.queryByTestId('waiting-modal')).toBeNull();
  });
});
