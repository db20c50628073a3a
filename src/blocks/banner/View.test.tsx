import { act, fireEvent, screen } from '@testing-library/react';
import { drawBlocks, setStillness } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';
const scrollTo = jest.mocked(Element.prototype.scrollTo);

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  setStillness(false);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (milliseconds: number): void =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });

test('turns by itself, and from the last to the first', () => {
  drawBlocks([fullBlocks.banner]);
  wait(1000);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 300 });
  const track = screen.getByRole('list');
  track.scrollLeft = 300;
  fireEvent.scroll(track);
  expect(screen.getByRole('button', { name: 'Show picture 2 of 2' }).getAttribute('aria-current')).toBe(
    'true',
  );
  wait(1000);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
});

test.each([
  ['a pointer', (carousel: HTMLElement) => fireEvent.pointerEnter(carousel)],
  ['a finger', (carousel: HTMLElement) => fireEvent.touchStart(carousel)],
  ['the focus', (carousel: HTMLElement) => fireEvent.focus(carousel)],
])('rests under %s', (_, hold) => {
  drawBlocks([fullBlocks.banner]);
  hold(screen.getByTestId('carousel'));
  wait(5000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('stands still where the system asks for it, until asked to move', () => {
  setStillness(true);
  drawBlocks([fullBlocks.banner]);
  wait(5000);
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Let the pictures move' }));
  wait(1000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('stops when asked, and shows the picture that is chosen', () => {
  drawBlocks([fullBlocks.banner]);
  fireEvent.click(screen.getByRole('button', { name: 'Stop the pictures' }));
  wait(5000);
  expect(scrollTo).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Show picture 2 of 2' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 300 });
});

test('a slide starts its action', () => {
  const { onAction } = drawBlocks([fullBlocks.banner]);
  fireEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(onAction).toHaveBeenCalledWith(fullBlocks.banner.props.slides[1]?.action);
});

test('one picture has nothing to turn', () => {
  drawBlocks([{ id: 'one', type: 'banner', props: { slides: [{ image: { src: '/a.png', alt: 'A' } }] } }]);
  expect(screen.getByTestId('carousel')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
