import { once } from 'node:events'
import { join } from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import { createQueue } from '../process/createQueue.ts'
import { ContentError } from './ContentError.ts'
import type { TextCompiler } from './createTextCompiler.ts'
import type { Compiler, WrittenRelease } from './Definition.ts'

/** Answered at a port of its own: the thread's own port also carries what Node says of it (`node --watch` does). */
export type CompilerTask = { what: keyof TextCompiler; input: readonly unknown[]; port: MessagePort }
export type CompilerAnswer = { value: unknown } | { failure: string }

export type CompilerThread = Compiler & { close(): Promise<void> }

/** Megabytes of what a task makes and soon forgets; V8 would take twice as much before it looks for what to keep. */
const young = 24

/**
 * Milliseconds of computing for one task, however many slow expressions its definitions hold, and megabytes of memory.
 * What the machine does for others meanwhile does not count: a busy one must not refuse what an idle one takes. After
 * `idleMs` without a task the thread ends, with the memory that it held, and `onEnd` is called.
 */
const defaults = { patience: 30_000, memory: 512, idleMs: 60_000, onEnd: () => {} }

/**
 * The compiler in a thread of its own, which starts with the first task: players are answered while a release is
 * compiled, and whatever an editor wrote can neither hold the process up nor exhaust it. One task at a time. A thread is
 * sent only the texts that the release before did not have.
 * @throws ContentError 422 where a task takes too long or too much memory; the next one gets a new thread
 */
export function createCompilerThread(options: Partial<typeof defaults> = {}): CompilerThread {
  const { patience, memory, idleMs, onEnd } = { ...defaults, ...options }
  const queue = createQueue({ atOnce: 1, waiting: 100 })
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  /** Hashes of the texts that the thread has. */
  let held: ReadonlySet<string> = new Set()

  function thread(): Worker {
    if (worker) return worker
    const made = new Worker(join(import.meta.dirname, 'compilerThread.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: young },
    })
    // Of a task under way whoever waits for it hears; between two of them nobody does, and the next one gets a new thread.
    made.on('error', () => {})
    made.on('exit', () => {
      if (worker !== made) return
      worker = undefined
      held = new Set()
    })
    worker = made
    return made
  }

  async function stop(): Promise<void> {
    const ending = worker
    worker = undefined
    held = new Set()
    await ending?.terminate()
  }

  /** In its turn, with the thread kept from ending. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    return queue(async () => {
      clearTimeout(idle)
      try {
        return await work()
      } finally {
        idle = setTimeout(() => stop().then(onEnd), idleMs).unref()
      }
    })
  }

  async function give<W extends keyof TextCompiler>(
    what: W,
    input: Parameters<TextCompiler[W]>,
  ): Promise<ReturnType<TextCompiler[W]>> {
    const running = thread()
    const { port1: here, port2: port } = new MessageChannel()
    const done = new AbortController()
    const { signal } = done
    const clock = watchComputing(running, patience, () => done.abort(tooMuch('time')))
    // Only while it works: an idle thread must not keep the process alive.
    running.ref()
    try {
      const answered = once(here, 'message', { signal })
      const stopped = once(running, 'exit', { signal }).then(() =>
        Promise.reject(new Error('It was stopped')),
      )
      running.postMessage({ what, input, port } satisfies CompilerTask, [port])
      const [answer] = (await Promise.race([answered, stopped])) as [CompilerAnswer]
      if ('failure' in answer) throw new Error(answer.failure)
      return answer.value as ReturnType<TextCompiler[W]>
    } catch (error) {
      await stop()
      if (signal.aborted) throw signal.reason
      throw isOutOfMemory(error) ? tooMuch('memory') : error
    } finally {
      clearInterval(clock)
      done.abort()
      here.close()
      running.unref()
    }
  }

  function giveTexts<W extends Exclude<keyof TextCompiler, 'definition'>>(
    what: W,
    { hashes, read }: WrittenRelease,
    ...more: unknown[]
  ): Promise<ReturnType<TextCompiler[W]>> {
    return inTurn(async () => {
      const lacking = hashes.filter((name) => !held.has(name))
      const texts = lacking.length > 0 ? await read(lacking) : new Map<string, string>()
      const answered = await give(what, [{ hashes, texts }, ...more] as Parameters<TextCompiler[W]>)
      held = new Set(hashes)
      return answered
    })
  }

  return {
    compileRelease: (release, known = new Set()) => giveTexts('release', release, known),
    preview: (release, wanted) => giveTexts('preview', release, wanted),
    checkDefinition: (definition) => inTurn(() => give('definition', [definition])),
    findUses: (release, key) => giveTexts('uses', release, key),
    rename: (release, renaming, wasLive) => giveTexts('rename', release, renaming, wasLive),
    findPlace: (release, key, pointer) => giveTexts('place', release, key, pointer),
    async close() {
      clearTimeout(idle)
      await stop()
    },
  }
}

/** Calls `late` when the thread has computed for so many milliseconds from now. */
function watchComputing(running: Worker, patience: number, late: () => void): NodeJS.Timeout {
  // A thread that is not there yet, or no more, has computed nothing.
  const computed = () => running.cpuUsage().catch(() => ({ user: 0, system: 0 }))
  const before = computed()
  return setInterval(async () => {
    const [from, to] = await Promise.all([before, computed()])
    if ((to.user + to.system - from.user - from.system) / 1000 > patience) late()
  }, patience / 20)
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function tooMuch(what: string): ContentError {
  return new ContentError(
    422,
    'Unpublishable',
    `These definitions take more ${what} to compile than a site may; look for very large ones and for regular expressions`,
  )
}
