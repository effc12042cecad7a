import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Kind } from '#games/engines/engines.ts'

/** Where the build of `gameframe/` lies. */
const built = join(import.meta.dirname, '../../../gameframe/dist')
const prefix = '/sandbox/games/client/'

/** What this reads of the build's manifest. */
type Chunk = {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
export type Manifest = Record<string, Chunk>

/** Addresses of what the frame's document loads: at once, and as soon as the line is free. */
export type ClientFiles = { script: string; styles: string[]; preloads: string[]; laterStyles: string[] }

/** What a frame shows. @property language of its texts, as `en` */
export type Shown = { kind: Kind; isTable: boolean; language: string }

const scenes: Record<Kind, string> = {
  slots: 'scenes/slots/createSlots.ts',
  roulette: 'scenes/roulette/createRoulette.ts',
  blackjack: 'scenes/cards/createBlackjack.ts',
  baccarat: 'scenes/cards/createBaccarat.ts',
  dice: 'scenes/createDice.ts',
  mines: 'scenes/createMines.ts',
  plinko: 'scenes/createPlinko.ts',
  crash: 'scenes/createCrash.ts',
}
const tableScenes: Partial<Record<Kind, string>> = {
  roulette: 'scenes/roulette/createLiveRoulette.ts',
  crash: 'scenes/crash/createSharedCrash.ts',
}
/** What PixiJS loads by itself in a browser. */
const ofPixi = 'environment-browser/browserAll.mjs'

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
export async function readManifest(folder = built): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Manifest)
}

/** What a game needs. */
export function filesOf(manifest: Manifest, { kind, isTable, language }: Shown): ClientFiles {
  return clientOf(manifest, 'main.ts', [
    `messages/${language}.json`,
    ...(isTable ? ['tables/createTableGame.ts'] : []),
    (isTable ? tableScenes[kind] : undefined) ?? scenes[kind],
  ])
}

/**
 * What a document loads, all of it named there: found one after the other, each round of it would cost a way to the server and
 * back.
 * @param main the entry
 * @param parts what it will load by itself
 */
export function clientOf(manifest: Manifest, main: string, parts: readonly string[]): ClientFiles {
  const entry = manifest[main]
  const later = new Set<string>()
  const collect = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || name === main || later.has(name)) return
    later.add(name)
    const further = (chunk.dynamicImports ?? []).filter((one) => one.endsWith(ofPixi))
    for (const one of [...(chunk.imports ?? []), ...further]) collect(one)
  }
  for (const name of [...(entry?.imports ?? []), ...parts]) collect(name)
  const chunks = [...later].map((name) => manifest[name] as Chunk)
  const address = (file: string) => prefix + file
  return {
    script: address(entry?.file ?? ''),
    styles: (entry?.css ?? []).map(address),
    preloads: chunks.map(({ file }) => address(file)),
    laterStyles: chunks.flatMap(({ css }) => css ?? []).map(address),
  }
}
