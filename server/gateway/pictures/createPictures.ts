import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createQueue } from '../../process/createQueue.ts'
import { drawPicture } from './drawPicture.ts'

/** Pictures that are drawn at the same time, and that may wait for it: each takes a processor for tens of milliseconds. */
const drawing = { atOnce: 2, waiting: 400 }
/** Days for which a picture is kept; one that is asked for after that is drawn again. */
const keptDays = 30
const day = 86_400_000

export type Picture = { bytes: Buffer; etag: string }

/** What a picture is made of. */
export type PictureSource = {
  /** Names the source as it is now: changes with it. */
  name: string
  read: () => Promise<Buffer>
}

type Draw = (source: Buffer, variant: string) => Promise<Buffer>

/**
 * Pictures in other sizes and formats, each drawn once and kept in files.
 * @param folder theirs alone; where it cannot be written to, they are drawn each time
 */
export function createPictures(folder: string) {
  const inLine = createQueue(drawing)
  const making = new Map<string, Promise<Picture>>()

  async function make(file: string, source: PictureSource, variant: string, draw: Draw): Promise<Picture> {
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return pictureOf(kept)
    const bytes = await inLine(async () => draw(await source.read(), variant))
    await keep(file, bytes).catch(() => {})
    return pictureOf(bytes)
  }

  /** Nobody ever reads half a file. */
  async function keep(file: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true })
    const draft = `${file}.${randomUUID()}`
    await writeFile(draft, bytes)
    await rename(draft, file)
  }

  return {
    /**
     * @param draw makes the variant of what the source reads
     * @throws what the source throws, and Error where it is no picture; QueueFullError where too many wait
     */
    get(source: PictureSource, variant: string, draw: Draw = drawPicture): Promise<Picture> {
      const name = createHash('sha256').update(`${variant}\n${source.name}`).digest('hex')
      const known = making.get(name)
      if (known) return known
      const made = make(join(folder, name), source, variant, draw)
      making.set(name, made)
      const forget = () => making.delete(name)
      made.then(forget, forget)
      return made
    },

    /** Removes what was drawn long ago. */
    async sweep(now = Date.now()): Promise<void> {
      const files = await readdir(folder).catch(() => [])
      for (const name of files) {
        const file = join(folder, name)
        const found = await stat(file).catch(() => undefined)
        if (found && found.mtimeMs < now - keptDays * day) await rm(file, { force: true })
      }
    },
  }
}

const pictureOf = (bytes: Buffer): Picture => ({
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
})

export type Pictures = ReturnType<typeof createPictures>
