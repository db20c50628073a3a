/** The page has come, and the phone has nothing else to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 2_000),
  );
}

/** A picture that has come may be decoded later than the frame that it belongs to. One that is broken is never painted. */
const decode = (picture: HTMLImageElement): Promise<void> => picture.decode().catch(() => undefined);

/** The same, with the page's largest picture on the screen. */
export async function whenAtRest(): Promise<void> {
  await whenIdle();
  await Promise.all([...document.images].filter(({ complete }) => complete).map(decode));
  // Painted in the first of them, put together while the second is made, and on the screen by the third.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await whenIdle();
}
