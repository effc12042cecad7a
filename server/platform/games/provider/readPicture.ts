import { GameProviderError } from './GameProvider.ts'
import { readBytes } from './readBytes.ts'

/** Milliseconds to wait for a picture, and its bytes at most. */
const patience = 5_000
const limit = 4 * 1024 * 1024

/** Fetches a picture. It is never led elsewhere. @throws GameProviderError */
export async function readPicture(url: URL): Promise<Buffer> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'image/*' },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const isPicture = answer.headers.get('content-type')?.startsWith('image/') === true
    if (answer.ok && isPicture) return await readBytes(answer, limit)
    await answer.body?.cancel()
    throw new Error(`It answered ${answer.status}`)
  } catch (cause) {
    throw new GameProviderError('unreachable', 'A cover could not be read', cause)
  }
}
