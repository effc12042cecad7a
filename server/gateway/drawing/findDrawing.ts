import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createDrawingThread, type DrawingThread } from './createDrawingThread.ts'

/**
 * What draws the pages of a built app; undefined where its build has none.
 * @param dist folder of the built app
 */
export async function findDrawing(dist: string): Promise<DrawingThread | undefined> {
  const bundle = join(dist, 'server/draw.js')
  return access(bundle).then(
    () => createDrawingThread(bundle),
    () => undefined,
  )
}
