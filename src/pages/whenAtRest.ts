const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

const loaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve);
  });

/** A picture that has come may be decoded later than the frame that it belongs to. One that is broken is never painted. */
const picturesDecoded = (): Promise<unknown> =>
  Promise.all(
    [...document.images]
      .filter(({ complete }) => complete)
      .map((picture) => picture.decode().catch(() => undefined)),
  );

const idle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 2_000),
  );

/** The page has come, its largest picture is on the screen, and the phone has nothing else to do. */
export async function whenAtRest(): Promise<void> {
  await loaded();
  await picturesDecoded();
  // Painted in the first of them, put together while the second is made, and on the screen by the third.
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  await idle();
}
