import { buffers, END, eventChannel } from 'redux-saga';
import { put, take } from 'typed-redux-saga';
import { uploadProblemImage } from '../../../api/calls/uploadProblemImage';
import type { FormClient } from '../../../api/formClient';
import type { Failure } from '../../../kernel/failure';
import { failure, type Result } from '../../../kernel/result';
import { pictureProgressed } from './events';

type News = { readonly share: number } | { readonly result: Result<string, Failure> };

/** Where a picture came from, its name may tell of; nobody needs it. */
const fileName = 'picture.jpg';

/** What is heard of an upload: how far it is, then how it ended. */
const newsOf = (forms: FormClient, file: Blob) =>
  eventChannel<News>((emit) => {
    const abort = new AbortController();
    const tell = (news: News) => {
      if (!abort.signal.aborted) emit(news);
    };
    void uploadProblemImage(forms, {
      file,
      fileName,
      onProgress: (share) => tell({ share }),
      signal: abort.signal,
    })
      .catch((thrown: unknown) => {
        reportError(thrown);
        return failure<Failure>({ kind: 'malformed' });
      })
      .then((result) => {
        tell({ result });
        emit(END);
      });
    return () => abort.abort();
  }, buffers.expanding<News>(2));

/** Uploads a picture and tells how far it is. */
export function* sendPicture(forms: FormClient, id: string, file: Blob) {
  const news = newsOf(forms, file);
  try {
    for (;;) {
      const latest = yield* take(news);
      if ('result' in latest) return latest.result;
      yield* put(pictureProgressed({ id, share: latest.share }));
    }
  } finally {
    news.close();
  }
}
