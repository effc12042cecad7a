import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void
let collect: Collect | undefined

/**
 * Gives the system back what the heap of this thread holds in vain. V8 does so only while a program allocates: what a
 * start or a compilation needed once would stay with an idle process for good. Takes about 100 ms, so it is for moments
 * in which nobody waits for the thread.
 */
export function giveBackMemory(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as Collect
  }
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * Asked after each task of a thread: gives back what it needed once the heap has outgrown `enough` bytes, or half as much
 * again as was left the last time, because what is kept may need more than enough.
 */
export function createMemoryWatch(enough: number): () => void {
  let most = enough
  return () => {
    if (heapSize() < most) return
    giveBackMemory()
    most = Math.max(enough, heapSize() * 1.5)
  }
}

const heapSize = () => getHeapStatistics().total_heap_size
