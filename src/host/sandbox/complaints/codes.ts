/** Codes of refused complaint calls, the sandbox's own. */
export const complaintCodes = {
  complaintUnknown: 160,
  typeUnknown: 161,
  contentMissing: 162,
  collectionRefused: 163,
  tooManyPictures: 164,
  pictureUnknown: 165,
} as const;
