/** A picture that somebody uploaded. */
export interface PictureRow {
  id: string;
  /** What its file was called. */
  name: string;
  /** In lower case, for the search. */
  search_name: string;
  /** JSON of the image as templates hold it, without alternative text. */
  image: string;
  /** Of all its files together. */
  bytes: number;
  /** Hex SHA-256 of the file that was uploaded. */
  sha256: string;
  created_at: number;
  created_by: string;
  created_by_name: string;
}

/** One size and format of a picture; never changed. */
export interface PictureFileRow {
  /** Last part of its address. */
  name: string;
  picture_id: string;
  type: string;
  content: Buffer;
}

export interface PictureTables {
  pictures: PictureRow;
  picture_files: PictureFileRow;
}
