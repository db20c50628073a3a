import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Picture, PictureList } from '../../generated/editor';
import type { EditorProblem } from '../api/problem';
import { createResource, type ResourceState } from '../data/resource';

export interface LibraryRequest {
  readonly search: string;
  /** How many pages of pictures are in view. */
  readonly pages: number;
}

export const pictureLibrary = createResource<LibraryRequest, PictureList>('pictureLibrary');

/** One file on its way. */
export interface UploadState {
  readonly status: 'idle' | 'sending' | 'working' | 'done' | 'failed';
  readonly name: string;
  /** From 0 to 100, of what has been sent. */
  readonly percent: number;
  readonly picture: Picture | undefined;
  readonly problem: EditorProblem | undefined;
}

export const uploadRequested = createAction<File>('upload/requested');
export const uploadStarted = createAction<string>('upload/started');
export const uploadProgressed = createAction<number>('upload/progressed');
export const uploadSucceeded = createAction<Picture>('upload/succeeded');
export const uploadFailed = createAction<EditorProblem>('upload/failed');
/** The person stopped it, or left. */
export const uploadForgotten = createAction('upload/forgotten');

const idle: UploadState = { status: 'idle', name: '', percent: 0, picture: undefined, problem: undefined };

function uploadReducer(state = idle, action: UnknownAction): UploadState {
  if (uploadStarted.match(action)) return { ...idle, status: 'sending', name: action.payload };
  if (uploadProgressed.match(action)) {
    return { ...state, status: action.payload >= 100 ? 'working' : 'sending', percent: action.payload };
  }
  if (uploadSucceeded.match(action)) return { ...state, status: 'done', picture: action.payload };
  if (uploadFailed.match(action)) return { ...state, status: 'failed', problem: action.payload };
  if (uploadForgotten.match(action)) return idle;
  return state;
}

export const pictureReducers = { pictureLibrary: pictureLibrary.reducer, pictureUpload: uploadReducer };

interface WithPictures {
  readonly pictureLibrary: ResourceState<LibraryRequest, PictureList>;
  readonly pictureUpload: UploadState;
}

export const selectLibrary = (state: WithPictures) => state.pictureLibrary;
export const selectUpload = (state: WithPictures) => state.pictureUpload;
