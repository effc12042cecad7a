import { expect, it, vi } from 'vitest'
import { createLine } from './createLine.ts'
import { QueueFullError } from './createQueue.ts'

/** Tasks that end when they are told to, and the order in which they began. */
function tasks(line: ReturnType<typeof createLine>) {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  return {
    began,
    run: (who: string, name: string) =>
      line(who, () => {
        began.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }),
    end: (name: string) => ends.get(name)?.(),
  }
}

it('serves as many askers at once as may be, in their order, and of each one task after another', async () => {
  const { began, run, end } = tasks(createLine({ atOnce: 2, waiting: 10, longestMs: 60_000 }))
  const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('b', 'b1'), run('c', 'c1')]
  expect(began).toEqual(['a1', 'b1'])
  end('b1')
  await expect.poll(() => began).toEqual(['a1', 'b1', 'c1'])
  end('a1')
  await expect.poll(() => began).toEqual(['a1', 'b1', 'c1', 'a2'])
  end('c1')
  end('a2')
  await expect.poll(() => began.at(-1)).toBe('a3')
  end('a3')
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

it('refuses at once where too many wait, and whoever has waited too long', async () => {
  vi.useFakeTimers()
  try {
    const { began, run, end } = tasks(createLine({ atOnce: 1, waiting: 2, longestMs: 1_000 }))
    const first = run('a', 'first')
    const late = run('b', 'late').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(500)
    const next = run('c', 'next')
    await expect(run('d', 'too many')).rejects.toThrow(QueueFullError)
    await vi.advanceTimersByTimeAsync(500)
    expect(await late).toBeInstanceOf(QueueFullError)
    end('first')
    await first
    await vi.advanceTimersByTimeAsync(0)
    expect(began).toEqual(['first', 'next'])
    end('next')
    expect(await next).toBe('next')
  } finally {
    vi.useRealTimers()
  }
})

it('refuses at once who would wait too long, as long as tasks take as they did lately', async () => {
  vi.useFakeTimers()
  try {
    const line = createLine({ atOnce: 1, waiting: 1_000, longestMs: 1_000 })
    const pause = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))
    for (let at = 0; at < 100; at += 1) {
      const done = line('a', pause(100))
      await vi.advanceTimersByTimeAsync(100)
      await done
    }
    const many = Array.from({ length: 20 }, (_, at) =>
      line(`player ${at}`, pause(1)).then(
        () => 'served',
        () => 'refused',
      ),
    )
    await vi.advanceTimersByTimeAsync(100)
    expect((await Promise.all(many)).lastIndexOf('served')).toBe(11)
    expect(await Promise.all([line('b', async () => 'done')])).toEqual(['done'])
  } finally {
    vi.useRealTimers()
  }
})

it('goes on after a task that fails', async () => {
  const line = createLine({ atOnce: 1, waiting: 1, longestMs: 60_000 })
  const failing = line('a', () => Promise.reject(new Error('on purpose')))
  const next = line('a', async () => 'done')
  await expect(failing).rejects.toThrow('on purpose')
  expect(await next).toBe('done')
})
