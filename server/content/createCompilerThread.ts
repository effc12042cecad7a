import { once } from 'node:events'
import { join } from 'node:path'
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads'
import type { FoundPlace } from '#schemas/compiler/findPlace.ts'
import type { Use } from '#schemas/gate/findUses.ts'
import type { Problem } from '#schemas/runtime/problem.ts'
import { createQueue } from '../process/createQueue.ts'
import { ContentError } from './ContentError.ts'
import type { CompiledRelease, Compiler, Definition } from './Definition.ts'

/** Answered at a port of its own: the thread's own port also carries what Node says of it (`node --watch` does). */
export type CompilerTask = {
  what: 'release' | 'definition' | 'uses' | 'place'
  input: unknown
  port: MessagePort
}
export type CompilerAnswer = { value: unknown } | { failure: string }

export type CompilerThread = Compiler & { close(): Promise<void> }

/**
 * Milliseconds of computing for one task, however many slow expressions its definitions hold, and megabytes of memory.
 * What the machine does for others meanwhile does not count: a busy one must not refuse what an idle one takes. After
 * `idleMs` without a task the thread ends, with the memory that it held, and `onEnd` is called.
 */
const defaults = { patience: 30_000, memory: 512, idleMs: 60_000, onEnd: () => {} }

/**
 * The compiler in a thread of its own, which starts with the first task: players are answered while a release is
 * compiled, and whatever an editor wrote can neither hold the process up nor exhaust it. One task at a time.
 * @throws ContentError 422 where a task takes too long or too much memory; the next one gets a new thread
 */
export function createCompilerThread(options: Partial<typeof defaults> = {}): CompilerThread {
  const { patience, memory, idleMs, onEnd } = { ...defaults, ...options }
  const queue = createQueue({ atOnce: 1, waiting: 100 })
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function thread(): Worker {
    if (!worker) {
      worker = new Worker(join(import.meta.dirname, 'compilerThread.ts'), {
        resourceLimits: { maxOldGenerationSizeMb: memory },
      })
    }
    return worker
  }

  async function end(): Promise<void> {
    const ending = worker
    worker = undefined
    await ending?.terminate()
    onEnd()
  }

  async function give(task: Omit<CompilerTask, 'port'>): Promise<unknown> {
    clearTimeout(idle)
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
      running.postMessage({ ...task, port } satisfies CompilerTask, [port])
      const [answer] = (await Promise.race([answered, stopped])) as [CompilerAnswer]
      if ('failure' in answer) throw new Error(answer.failure)
      return answer.value
    } catch (error) {
      worker = undefined
      await running.terminate()
      if (signal.aborted) throw signal.reason
      throw isOutOfMemory(error) ? tooMuch('memory') : error
    } finally {
      clearInterval(clock)
      done.abort()
      here.close()
      running.unref()
      idle = setTimeout(end, idleMs).unref()
    }
  }

  return {
    compileRelease: (definitions: readonly Definition[]) =>
      queue(() => give({ what: 'release', input: definitions })) as Promise<CompiledRelease>,
    checkDefinition: (definition: Definition) =>
      queue(() => give({ what: 'definition', input: definition })) as Promise<Problem[]>,
    findUses: (definitions: readonly Definition[], key: string) =>
      queue(() => give({ what: 'uses', input: { definitions, key } })) as Promise<Use[]>,
    findPlace: (definitions: readonly Definition[], key: string, pointer: string) =>
      queue(() => give({ what: 'place', input: { definitions, key, pointer } })) as Promise<
        FoundPlace | undefined
      >,
    async close() {
      clearTimeout(idle)
      await worker?.terminate()
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
