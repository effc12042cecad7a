import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compact } from './compact.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Some content in every encoding that it is served in. */
export interface Encoded {
  body: Buffer
  brotli: Buffer
  gzip: Buffer
}

/** The highest, 11, takes three times as long as this one for 1.7 % less: the longest part of publishing a whole site. */
const hard = 10

/** For what is large and waited for, or hardly sent: a twentieth of the time for 9 % more of texts. */
export const quickQuality = 5

/**
 * Bits of brotli's window: no more than there is to look back on. It takes memory for all of its window before it reads a
 * byte, 32 MB of it where nothing is said, which costs more time than to compress a form.
 */
const windowOf = ({ length }: Buffer) =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  )

/** Compresses hard, in the thread pool: it is done once and served for ever. */
export async function encode(body: Buffer, quality = hard): Promise<Encoded> {
  const [brotli, zipped] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(body),
      },
    }),
    compressGzip(body, { level: 9 }),
  ])
  const [shortest, short] = compact(brotli, zipped)
  return { body, brotli: shortest, gzip: short }
}
