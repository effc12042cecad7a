import { readPointer } from './readPointer.ts'

/** What stands in the answer of an operation; pointers look at /response as in actions, or straight into it. */
export function readAnswer(response: unknown, pointer: string): unknown {
  const found = readPointer({ response }, pointer)
  return found === undefined ? readPointer(response, pointer) : found
}
