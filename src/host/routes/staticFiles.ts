import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface StaticFolders {
  /** Built files of the pages, their names hold a hash of their content. */
  readonly assets: string;
  /** Pictures of shipped templates, named likewise. */
  readonly pictures: string;
}

const forever = { immutable: true, maxAge: '365d', index: false, dotfiles: 'ignore', decorateReply: false } as const;

/** Files whose names change with their content, so that caches may keep them for good. */
export async function registerStaticFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  await app.register(fastifyStatic, { ...forever, root: folders.assets, prefix: '/assets/', preCompressed: true });
  await app.register(fastifyStatic, { ...forever, root: folders.pictures, prefix: '/pictures/' });
}
