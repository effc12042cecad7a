import { createContext, Script } from 'node:vm'
import type { Pattern } from './Pattern.ts'

/** Milliseconds. The gate lets none through that is run so: it is for what was published before. */
const longest = 20

const context = createContext({ pattern: /(?!)/, text: '' })
const script = new Script('pattern.test(text)')

/** A pattern by the engine of JavaScript, whose search is ended; what was not found by then does not match. */
export function boundPattern(pattern: RegExp): Pattern {
  return {
    test(text) {
      Object.assign(context, { pattern, text })
      try {
        return Boolean(script.runInContext(context, { timeout: longest }))
      } catch {
        return false
      }
    },
  }
}
