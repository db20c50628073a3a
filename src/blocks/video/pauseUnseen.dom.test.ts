import { pauseUnseen } from './pauseUnseen';

type Tell = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

const sights: Tell[] = [];
const stops: (() => void)[] = [];
const playing = new Set<HTMLMediaElement>();

beforeEach(() => {
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'paused', 'get').mockImplementation(function paused(this: HTMLMediaElement) {
    return !playing.has(this);
  });
  jest.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    playing.delete(this);
  });
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(tell: Tell) {
        sights.push(tell);
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  });
});

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  sights.length = 0;
  playing.clear();
  document.body.innerHTML = '';
  jest.restoreAllMocks();
  for (const name of ['IntersectionObserver']) Reflect.deleteProperty(window, name);
  for (const name of ['visibilityState', 'pictureInPictureElement']) Reflect.deleteProperty(document, name);
});

function play(name: 'video' | 'audio'): HTMLMediaElement {
  const media = document.body.appendChild(document.createElement(name));
  if (media instanceof HTMLVideoElement) stops.push(pauseUnseen(media));
  playing.add(media);
  media.dispatchEvent(new Event('play'));
  return media;
}

test('of two videos the one that was started last plays', () => {
  const [first, second] = [play('video'), play('video')];
  expect([first.paused, second.paused]).toEqual([true, false]);
  playing.add(first);
  first.dispatchEvent(new Event('play'));
  expect([first.paused, second.paused]).toEqual([false, true]);
});

test('a sound of the page, as the spoken code, is heard alone', () => {
  const video = play('video');
  play('audio');
  expect(video.paused).toBe(true);
});

test('one that is scrolled away pauses, unless it is seen apart from the page', () => {
  const video = play('video');
  sights[0]?.([{ isIntersecting: true }]);
  expect(video.paused).toBe(false);
  Object.defineProperty(document, 'pictureInPictureElement', { value: video, configurable: true });
  sights[0]?.([{ isIntersecting: false }]);
  expect(video.paused).toBe(false);
  Reflect.deleteProperty(document, 'pictureInPictureElement');
  sights[0]?.([{ isIntersecting: false }]);
  expect(video.paused).toBe(true);
});

test('one whose page is left pauses', () => {
  const video = play('video');
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(video.paused).toBe(true);
});
