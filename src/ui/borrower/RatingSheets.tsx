import { type ComponentType, useEffect, useState } from 'react';
import type { RatingSheetsContentProps } from './RatingSheetsContent';

interface RatingSheetsProps extends Omit<RatingSheetsContentProps, 'sheet'> {
  readonly sheet: 'none' | RatingSheetsContentProps['sheet'];
}

/** Few visits are asked for a rating, so its sheets are downloaded when one is. */
export function RatingSheets({ sheet, ...shown }: RatingSheetsProps) {
  const [Content, setContent] = useState<ComponentType<RatingSheetsContentProps>>();
  const isAsked = sheet !== 'none';
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    import(/* webpackChunkName: "ratingSheets" */ './RatingSheetsContent').then(
      ({ RatingSheetsContent }) => isWanted && setContent(() => RatingSheetsContent),
      // The screen stands without it, and the server asks again.
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [isAsked]);
  return isAsked && Content ? <Content sheet={sheet} {...shown} /> : null;
}
