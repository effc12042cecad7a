import sharp from 'sharp'
import type { DrawingAnswer, DrawingTask } from './DrawingTask.ts'

/** Dots an inch at which a drawing has the size that it says, and the most that one is drawn at. */
const usualDensity = 72
const mostDensity = 1200

/** An orderly end would wait for what is being drawn. */
const end = () => process.kill(process.pid, 'SIGKILL')

/** Bytes that this process may hold: the libraries that draw have no bound of their own. */
const memory = Number(process.argv[2])
setInterval(() => {
  if (process.memoryUsage.rss() > memory) end()
}, 20).unref()

process.on('message', async (task: DrawingTask) => {
  const answer = await draw(task).catch((error: Error): DrawingAnswer => ({ failure: error.message }))
  process.send?.(answer)
})
// Nobody asks any more.
process.on('disconnect', end)

async function draw({ svg, limitInputPixels, wanted, exactly }: DrawingTask): Promise<DrawingAnswer> {
  const options = { limitInputPixels, failOn: 'error' as const }
  const { width = 0, height = 0, format = '' } = await sharp(svg, options).metadata()
  if (format !== 'svg') return { failure: 'It is no drawing' }
  const scale = Math.max(1, (wanted?.width ?? 0) / (width || 1), (wanted?.height ?? 0) / (height || 1))
  const density = Math.min(usualDensity * scale, mostDensity)
  const picture = sharp(svg, { ...options, density })
  if (exactly) picture.resize({ ...exactly, fit: 'fill' })
  const png = await picture.png({ compressionLevel: 1 }).toBuffer()
  return { png, width, height, format }
}
