import { setImmediate } from 'node:timers/promises'

/** Rows a statement, far under the limit of parameters (65,535): the embedded database holds the process up meanwhile. */
const SIZE = 250

/** The list in pieces that one statement takes; between them everybody else has a turn. */
export async function* inBatches<T>(list: readonly T[]): AsyncGenerator<T[]> {
  for (let start = 0; start < list.length; start += SIZE) {
    if (start > 0) await setImmediate()
    yield list.slice(start, start + SIZE)
  }
}
