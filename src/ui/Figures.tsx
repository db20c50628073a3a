import { Fragment, type ReactNode } from 'react';

/** An amount, a share, a day, an id: whatever has a digit, up to the next gaps. */
const figures = /(\S*\d\S*)/;

const wholeFigure = /^(\S*\d\S*|[^\p{L}]*\d[^\p{L}]*)$/u;

/** For the element of a value that may be a figure or an id: nothing may translate those. */
export const keptFigure = (value: unknown): 'no' | undefined =>
  typeof value === 'string' && wholeFigure.test(value) ? 'no' : undefined;

/** A sentence whose figures stay as they are, whatever a browser's translator makes of its words; what is no text as it is. */
export const Figures = ({ in: sentence }: { readonly in: ReactNode }) =>
  typeof sentence === 'string'
    ? sentence.split(figures).map((part, position) =>
        position % 2 === 1 ? (
          <span key={position} translate="no">
            {part}
          </span>
        ) : (
          <Fragment key={position}>{part}</Fragment>
        ),
      )
    : sentence;
