import { vi } from 'vitest'

/**
 * Stands at the addresses of providers: whatever script is asked for is not loaded but recorded, and leaves on the window what
 * `install` does.
 */
export function vendor(install: () => void) {
  const asked: string[] = []
  const setter = vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLScriptElement,
    address: string,
  ) {
    asked.push(address)
    queueMicrotask(() => {
      install()
      this.dispatchEvent(new Event('load'))
    })
  })
  return { asked, restore: () => setter.mockRestore() }
}

/** A function that writes down how it was called. */
export function recorder() {
  const calls: unknown[][] = []
  return { calls, call: (...call: unknown[]) => void calls.push(call) }
}
