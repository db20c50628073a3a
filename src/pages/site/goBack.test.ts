import { goBack } from './goBack';

function leave(navigation: { canGoBack: boolean } | undefined) {
  const history = { back: jest.fn() };
  const send = jest.fn(() => Promise.resolve('app' as const));
  goBack({ history: history as never, ...(navigation && { navigation }) }, { send });
  return { back: history.back, send };
}

describe('the way back', () => {
  it.each([undefined, { canGoBack: false }])('closes a page that was opened first (%j)', (navigation) => {
    const { back, send } = leave(navigation);
    expect(send).toHaveBeenCalledWith({ action: 'close', payload: {} });
    expect(back).not.toHaveBeenCalled();
  });

  it('leads to the page before, where there is one', () => {
    const { back, send } = leave({ canGoBack: true });
    expect(back).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  });
});
