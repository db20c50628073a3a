import { createAction } from '@reduxjs/toolkit';
import type { ToastText } from '../../../events/toast';
import type { PictureFault } from './preparePicture';

/** Files were picked. */
export const filesChosen = createAction<readonly File[]>('complaintPictures/filesChosen');
/** A picture joins the others; its file is known to the saga. */
export const pictureAdded = createAction<string>('complaintPictures/added');
/** @param payload.thumbnail a `data:` address */
export const picturePrepared = createAction<{ readonly id: string; readonly thumbnail: string }>(
  'complaintPictures/prepared',
);
/** @param payload.share how much has left, 0 to 1 */
export const pictureProgressed = createAction<{ readonly id: string; readonly share: number }>(
  'complaintPictures/progressed',
);
export const pictureUploaded = createAction<{ readonly id: string; readonly address: string }>(
  'complaintPictures/uploaded',
);
export const pictureFailed = createAction<{ readonly id: string; readonly text: ToastText }>(
  'complaintPictures/failed',
);
/** A file that can't be sent: it joins nothing, and the reason stays in view. */
export const fileRefused = createAction<{
  readonly id: string;
  readonly name: string;
  readonly fault: PictureFault;
}>('complaintPictures/fileRefused');
export const retryChosen = createAction<string>('complaintPictures/retryChosen');
export const pictureRemoved = createAction<string>('complaintPictures/removed');
