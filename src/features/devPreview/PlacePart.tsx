import { useState } from 'react';
import type { Translate } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import { Part } from './Part';

/** How long the phone may look for itself, in ms. */
const patience = 10_000;

const faults = { 1: 'denied', 2: 'unavailable', 3: 'timeout' } as const;

const faultName = (code: number) => (code === 1 || code === 2 || code === 3 ? faults[code] : 'unavailable');

/** In words, whatever comes of it. Never rejects. */
function findPlace(translate: Translate): Promise<string> {
  // Old web views lack it.
  const geolocation = (navigator as Partial<Navigator>).geolocation;
  return new Promise((resolve) => {
    if (!geolocation) return resolve(translate('devPreview:place.missing'));
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve(translate('devPreview:place.found', { latitude, longitude, metres: Math.round(accuracy) })),
      ({ code }) => resolve(translate(`devPreview:place.${faultName(code)}`)),
      { timeout: patience },
    );
  });
}

/** Where the phone says it is; the only page that may ask (Permissions-Policy). */
export function PlacePart() {
  const translate = useTranslate();
  const [isAsking, setIsAsking] = useState(false);
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    setIsAsking(true);
    setAnswer(translate('devPreview:place.asking'));
    setAnswer(await findPlace(translate));
    setIsAsking(false);
  };
  return (
    <Part title={translate('devPreview:place.title')}>
      <Button look="secondary" isBusy={isAsking} onClick={() => isAsking || void ask()}>
        {translate('devPreview:place.ask')}
      </Button>
      <p role="status">{answer}</p>
    </Part>
  );
}
