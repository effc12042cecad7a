/** Milliseconds until what is waited for is held not to come, and between two looks (product document, section 9). */
const TIMEOUT = 5000
const POLL = 100

/**
 * Waits until there is something, such as what a provider's script leaves on the window.
 * @throws Error where it has not come in 5 s
 */
export function waitFor<T>(look: () => T | undefined | false | null): Promise<T> {
  return new Promise((resolve, reject) => {
    const until = performance.now() + TIMEOUT
    const again = () => {
      const found = look()
      if (found) resolve(found)
      else if (performance.now() >= until) reject(new Error('What was waited for has not come'))
      else setTimeout(again, POLL)
    }
    again()
  })
}
