import { buffers, END, eventChannel } from 'redux-saga';
import { put, take } from 'typed-redux-saga';
import type { FileUpload, FormClient } from '../../../api/formClient';
import { dataOf } from '../../../api/reply';
import validateUpload from '../../../generated/validators/replies/uploadProblemImage';
import type { Failure } from '../../../kernel/failure';
import { failure, success, type Result } from '../../../kernel/result';
import { pictureProgressed } from './slice';

type News = { readonly share: number } | { readonly result: Result<string, Failure> };

/** The file's own name may tell where the picture was taken. */
const fileName = 'picture.jpg';

/** The value is the picture's address. */
async function upload(forms: FormClient, picture: FileUpload): Promise<Result<string, Failure>> {
  const data = dataOf(validateUpload, await forms.upload('upload-problem-img', picture));
  if (!data.ok) return data;
  const address = data.value.url?.trim();
  return address ? success(address) : failure({ kind: 'malformed' });
}

/** What is heard of an upload: how far it is, then how it ended. */
const newsOf = (forms: FormClient, file: Blob) =>
  eventChannel<News>((emit) => {
    const abort = new AbortController();
    const tell = (news: News) => {
      if (!abort.signal.aborted) emit(news);
    };
    void upload(forms, {
      field: 'problemImage',
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
