import { setFlagsFromString } from 'node:v8'
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
