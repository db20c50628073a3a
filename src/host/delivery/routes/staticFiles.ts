import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../../generated/brand';

export interface StaticFolders {
  /** Built files of the pages, their names hold a hash of their content. */
  readonly assets: string;
  /** Pictures of shipped templates, named likewise. */
  readonly pictures: string;
}

/** Code of the test page, which is not sent without `devTools` (contract §3). */
const isTestPreview = (file: string): boolean => /^\/testPreview\./.test(file);

const forever = {
  immutable: true,
  maxAge: '365d',
  index: false,
  dotfiles: 'ignore',
  decorateReply: false,
} as const;

/** Files whose names change with their content, so that caches may keep them for good. */
export async function registerStaticFiles(
  app: FastifyInstance,
  folders: StaticFolders,
  { devTools }: Pick<Brand, 'devTools'>,
): Promise<void> {
  const allowedPath = (file: string) => devTools || !isTestPreview(file);
  await app.register(fastifyStatic, {
    ...forever,
    root: folders.assets,
    prefix: '/assets/',
    preCompressed: true,
    allowedPath,
  });
  await app.register(fastifyStatic, { ...forever, root: folders.pictures, prefix: '/pictures/' });
}
