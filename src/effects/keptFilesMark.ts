/** In local storage: says without opening the browser's database whose files there are, and until when. */
export const keptFilesMark = 'vitrina.filesKept';
