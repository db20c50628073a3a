import type { ReactNode } from 'react';
import {
  DeclinedDrawing,
  DueDrawing,
  OverdueDrawing,
  ReviewDrawing,
  SettledDrawing,
  TransferDrawing,
} from '../../../ui/drawings/loanDrawings';
import type { PictureStatus } from '../../../kernel/orderStatus';

const drawings: Readonly<Record<PictureStatus, () => ReactNode>> = {
  21: ReviewDrawing,
  110: DeclinedDrawing,
  151: TransferDrawing,
  174: DueDrawing,
  180: OverdueDrawing,
  200: SettledDrawing,
};

/** The picture of a status, read out as what the server calls it. */
export function StatusPicture({ status, name }: { readonly status: PictureStatus; readonly name: string }) {
  const Drawing = drawings[status];
  return (
    <div role="img" aria-label={name} data-testid="order-status-image" data-status={status}>
      <Drawing />
    </div>
  );
}
