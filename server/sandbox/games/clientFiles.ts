import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Where the build of `gameframe/` lies. */
const built = join(import.meta.dirname, '../../../gameframe/dist')
const prefix = '/sandbox/games/client/'

/** What this reads of the build's manifest. */
type Chunk = { file: string; isEntry?: boolean; css?: string[]; imports?: string[] }

/** Addresses of what the frame's document loads. */
export type ClientFiles = { script: string; styles: string[]; preloads: string[] }

/** What frames load: named by their content, compressed by the build, kept by browsers for a year. */
export async function clientAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(built, 'assets'),
    prefix: `${prefix}assets/`,
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  })
}

/** Reads what the build has made; none where there was no build. */
export async function readClientFiles(folder = built): Promise<ClientFiles | undefined> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const manifest = JSON.parse(text) as Record<string, Chunk>
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) return undefined
  return {
    script: prefix + entry.file,
    styles: (entry.css ?? []).map((file) => prefix + file),
    preloads: (entry.imports ?? []).flatMap((name) => {
      const file = manifest[name]?.file
      return file === undefined ? [] : [prefix + file]
    }),
  }
}
