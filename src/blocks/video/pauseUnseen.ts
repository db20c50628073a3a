/** Wherever its visitor wants to see it meanwhile. */
const isApart = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureElement === video || document.fullscreenElement === video;

/**
 * Pauses a video when another sound or video of the page begins, when it is scrolled away, and when its page is left.
 * @returns what ends it
 */
export function pauseUnseen(video: HTMLVideoElement): () => void {
  const pause = (): void => {
    if (!video.paused && !isApart(video)) video.pause();
  };
  const handlePlay = ({ target }: Event): void => {
    if (target !== video && !video.paused) video.pause();
  };
  const handleVisibility = (): void => {
    if (document.visibilityState === 'hidden') pause();
  };
  const sight = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) pause();
  });
  sight.observe(video);
  // It does not bubble.
  document.addEventListener('play', handlePlay, true);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    sight.disconnect();
    document.removeEventListener('play', handlePlay, true);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
