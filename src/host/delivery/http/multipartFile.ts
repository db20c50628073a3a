import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { RequestFault } from './requestFault';

export interface ReceivedFile {
  readonly part: MultipartFile;
  /** Cut where the file is larger than the scope's limit; `part.file.truncated` says so. */
  readonly content: Buffer;
}

/** What the plugin refuses has a status; what its parser can't read has none and would pass for a fault of the host. */
const asRefusal = (error: unknown): unknown =>
  error instanceof Error && !('statusCode' in error)
    ? new RequestFault(400, error.message, { cause: error })
    : error;

/**
 * The first file of a multipart body; undefined: none came, or the body is of another type. Throws 400 for a body that can't be read
 * to its end. The scope needs `@fastify/multipart`.
 */
export async function readMultipartFile(request: FastifyRequest): Promise<ReceivedFile | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const part = await request.file({ throwFileSizeLimit: false });
    return part && { part, content: await part.toBuffer() };
  } catch (error) {
    throw asRefusal(error);
  }
}
