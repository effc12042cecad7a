import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { createQueue } from '../createQueue.ts'
import type { DrawingAnswer, DrawingTask, DrawnPicture } from './DrawingTask.ts'

/**
 * Milliseconds that one drawing may take, and bytes that the process may hold meanwhile: what people draw takes some
 * tens of each. After `idleMs` without a drawing the process ends.
 */
const defaults = { longest: 10_000, memory: 768 * 1024 * 1024, idleMs: 10_000 }

/** It took too long or too much memory, or cannot be read. */
export class DrawingError extends Error {}

/**
 * Draws SVG in a process of its own, which starts with the first drawing and is ended with one that goes on for too
 * long: nothing else ends the library that draws. One at a time.
 */
export function createDrawingProcess(options: Partial<typeof defaults> = {}) {
  const { longest, memory, idleMs } = { ...defaults, ...options }
  const inLine = createQueue({ atOnce: 1, waiting: 400 })
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const made = fork(join(import.meta.dirname, 'drawingProcess.ts'), [String(memory)], {
      serialization: 'advanced',
      // Of the keys of the operator it needs none.
      env: { PATH: process.env.PATH, NODE_OPTIONS: '' },
      execArgv: ['--no-warnings'],
    })
    made.on('exit', () => {
      if (child === made) child = undefined
    })
    return made
  }

  function stop(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  /** @throws DrawingError, QueueFullError */
  async function draw(task: DrawingTask): Promise<DrawnPicture> {
    return inLine(async () => {
      clearTimeout(idle)
      child ??= start()
      try {
        const answer = await answerOf(child, task)
        if ('failure' in answer) throw new DrawingError(answer.failure)
        return answer
      } finally {
        child?.unref()
        child?.channel?.unref()
        idle = setTimeout(stop, idleMs).unref()
      }
    })
  }

  function answerOf(asked: ChildProcess, task: DrawingTask): Promise<DrawingAnswer> {
    asked.ref()
    asked.channel?.ref()
    return new Promise((answer, fail) => {
      const end = (then: () => void) => {
        clearTimeout(timer)
        asked.off('message', onMessage).off('exit', onExit).off('error', onExit)
        then()
      }
      const onMessage = (message: unknown) => end(() => answer(message as DrawingAnswer))
      const onExit = () => end(() => fail(new DrawingError('It takes too much memory to draw')))
      const timer = setTimeout(() => {
        end(() => fail(new DrawingError('It takes too long to draw')))
        stop()
      }, longest)
      asked.on('message', onMessage).on('exit', onExit).on('error', onExit)
      asked.send(task)
    })
  }

  return { draw, close: stop }
}

/** That of this server. */
export const drawings = createDrawingProcess()
