import { failure, success } from '../../../kernel/result';
import validateError from '../../../generated/validators/editor/error';
import type { Validator } from '../../../codec/validator';
import { requestAddress } from '../../../editorCalls/request';
import type { Picture, PictureReply } from '../../../generated/editor';
import { postPictures } from '../../../generated/editorCalls/postPictures';
import type { EditorReply } from '../../kit/api/editorClient';

const fieldName = 'picture';
/** Sending takes as long as the network does; the host then needs some seconds. */
const timeoutMs = 180_000;

export interface Upload {
  readonly reply: Promise<EditorReply<Picture>>;
  stop(): void;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readReply(request: XMLHttpRequest, validate: Validator<PictureReply>): EditorReply<Picture> {
  const value = parse(request.responseText);
  if (request.status >= 400)
    return failure(validateError(value) ? value.error : { code: 'http', status: request.status });
  return validate(value) ? success(value.picture) : failure({ code: 'malformed' });
}

/** Sends a file and tells how far it is, which `fetch` can't. */
export function sendPicture(
  file: File,
  csrfToken: string | undefined,
  onProgress: (percent: number) => void,
): Upload {
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append(fieldName, file, file.name);
  const call = postPictures(form);
  const reply = new Promise<EditorReply<Picture>>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded * 100) / total) : 0),
    );
    request.addEventListener('load', () => resolve(readReply(request, call.validate)));
    request.addEventListener('error', () => resolve(failure({ code: 'offline' })));
    request.addEventListener('abort', () => resolve(failure({ code: 'offline' })));
    request.addEventListener('timeout', () => resolve(failure({ code: 'timeout' })));
  });
  request.open(call.method, requestAddress(call));
  request.timeout = timeoutMs;
  if (csrfToken !== undefined) request.setRequestHeader('X-CSRF-Token', csrfToken);
  request.send(form);
  return { reply, stop: () => request.abort() };
}
