import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ToastText } from '../../../events/toast';
import type { PictureFault } from './preparePicture';

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
/** So many of an earlier visit could not be kept. */
export const picturesLost = createAction<number>('complaintPictures/lost');
export const retryChosen = createAction<string>('complaintPictures/retryChosen');
export const pictureRemoved = createAction<string>('complaintPictures/removed');

export type PictureStage =
  | { readonly name: 'preparing' }
  | { readonly name: 'sending'; readonly share: number }
  | { readonly name: 'failed'; readonly text: ToastText }
  | { readonly name: 'uploaded'; readonly address: string };

export interface Picture {
  readonly id: string;
  /** `data:` address; undefined until it is prepared, and after a reload. */
  readonly thumbnail: string | undefined;
  readonly stage: PictureStage;
}

export interface RefusedFile {
  readonly id: string;
  readonly name: string;
  readonly fault: PictureFault;
}

export interface PicturesState {
  readonly pictures: readonly Picture[];
  /** Of the files that were picked last, and of those that were still looked at then. */
  readonly refused: readonly RefusedFile[];
  /** Pictures of an earlier visit that could not be kept; said until others are picked. */
  readonly lost: number;
}

export const noPictures: PicturesState = { pictures: [], refused: [], lost: 0 };

/** Pictures of an earlier visit, by their addresses. */
export const foundPictures = (images: readonly string[]): PicturesState => ({
  ...noPictures,
  pictures: images.map((address, position) => ({
    // A server may have one address for two equal pictures.
    id: `${position} ${address}`,
    thumbnail: undefined,
    stage: { name: 'uploaded', address },
  })),
});

function changed(state: PicturesState, id: string, changes: Partial<Picture>): PicturesState {
  return {
    ...state,
    pictures: state.pictures.map((each) => (each.id === id ? { ...each, ...changes } : each)),
  };
}

const without = (state: PicturesState, id: string): PicturesState => ({
  ...state,
  pictures: state.pictures.filter((each) => each.id !== id),
});

const isPreparing = ({ pictures }: PicturesState): boolean =>
  pictures.some(({ stage }) => stage.name === 'preparing');

export function picturesReducer(state: PicturesState, action: UnknownAction): PicturesState {
  if (filesChosen.match(action))
    return { ...state, refused: isPreparing(state) ? state.refused : [], lost: 0 };
  if (picturesLost.match(action)) return { ...state, lost: action.payload };
  if (pictureAdded.match(action)) {
    const added: Picture = { id: action.payload, thumbnail: undefined, stage: { name: 'preparing' } };
    return { ...state, pictures: [...state.pictures, added] };
  }
  if (picturePrepared.match(action)) {
    const { id, thumbnail } = action.payload;
    return changed(state, id, { thumbnail, stage: { name: 'sending', share: 0 } });
  }
  if (pictureProgressed.match(action)) {
    return changed(state, action.payload.id, { stage: { name: 'sending', share: action.payload.share } });
  }
  if (pictureUploaded.match(action)) {
    return changed(state, action.payload.id, {
      stage: { name: 'uploaded', address: action.payload.address },
    });
  }
  if (pictureFailed.match(action)) {
    return changed(state, action.payload.id, { stage: { name: 'failed', text: action.payload.text } });
  }
  if (retryChosen.match(action))
    return changed(state, action.payload, { stage: { name: 'sending', share: 0 } });
  if (pictureRemoved.match(action)) return without(state, action.payload);
  if (fileRefused.match(action)) {
    const rest = without(state, action.payload.id);
    return { ...rest, refused: [...rest.refused, action.payload] };
  }
  return state;
}

/** Pictures that are no addresses yet. */
export const waitingPictures = ({ pictures }: PicturesState): number =>
  pictures.filter(({ stage }) => stage.name !== 'uploaded').length;

export const uploadedAddresses = ({ pictures }: PicturesState): string[] =>
  pictures.flatMap(({ stage }) => (stage.name === 'uploaded' ? [stage.address] : []));
