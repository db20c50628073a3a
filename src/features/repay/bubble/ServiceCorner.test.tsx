import { fireEvent, screen, waitFor } from '@testing-library/react';
import { closeBorrowerPage } from '../../../../tests/support/borrowerPage';
import { open, order, serverWith } from '../../../../tests/support/repay';

afterEach(closeBorrowerPage);

describe('the service bubble', () => {
  const placeOf = () => {
    const { style } = screen.getByTestId('service-bubble');
    return ['--bubble-left', '--bubble-top'].map(
      (name) => `${Math.round(Number.parseFloat(style.getPropertyValue(name)))}px`,
    );
  };
  const resize = (width: number, height: number) => {
    Object.defineProperties(document.documentElement, {
      clientWidth: { value: width, configurable: true },
      clientHeight: { value: height, configurable: true },
    });
    fireEvent(window, new Event('resize'));
  };

  beforeEach(() => {
    Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
    resize(360, 740);
  });

  const pointer = (type: string, clientX: number, clientY: number) =>
    fireEvent(
      screen.getByTestId('service-bubble'),
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }), {
        pointerId: 1,
      }),
    );

  test('is a link to customer service', async () => {
    await open(`/repay?${order}`, serverWith());
    const link = await screen.findByRole('link', { name: 'Customer service' });
    expect(link.getAttribute('href')).toBe('/customerService?language=1');
  });

  test('stays where it is dragged, inside the screen, after a reload and on a turned screen', async () => {
    await open(`/repay?${order}`, serverWith());
    await screen.findByTestId('repay-amount');
    expect(placeOf()).toEqual(['300px', '0px']);
    pointer('pointerdown', 10, 10);
    pointer('pointermove', 40, 5000);
    pointer('pointerup', 40, 5000);
    const bottom = `${740 - 96 - 56}px`;
    expect(placeOf()).toEqual(['30px', bottom]);
    expect(fireEvent.click(screen.getByTestId('service-bubble'))).toBe(false);
    expect(window.location.pathname).toBe('/repay');
    resize(740, 360);
    expect(placeOf()[1]).toBe(`${360 - 96 - 56}px`);
    resize(360, 740);
    await open(`/repay?${order}`, serverWith());
    await screen.findByTestId('repay-amount');
    expect(placeOf()).toEqual(['30px', bottom]);
  });

  test('is moved by arrow keys, never out of the screen', async () => {
    await open(`/repay?${order}`, serverWith());
    const bubble = await screen.findByTestId('service-bubble');
    fireEvent.keyDown(bubble, { key: 'ArrowDown' });
    fireEvent.keyDown(bubble, { key: 'ArrowRight' });
    await waitFor(() => expect(placeOf()).toEqual(['300px', '24px']));
    fireEvent.keyDown(bubble, { key: 'ArrowLeft' });
    await waitFor(() => expect(placeOf()).toEqual(['276px', '24px']));
  });

  test('gives way to a pay control', async () => {
    const control: DOMRect = new DOMRect(0, 0, 360, 400);
    const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.hasAttribute('data-pay-control') ? control : new DOMRect();
    });
    await open(`/repay?${order}`, serverWith());
    await screen.findByTestId('channel-oxxo');
    resize(360, 740);
    expect(placeOf()).toEqual(['300px', '400px']);
    measure.mockRestore();
  });
});
