import type { Fingerprint } from './Fingerprint.ts'

/** Milliseconds that a call waits for what the device says of itself. */
const PATIENCE = 1000
/** Milliseconds for which what it said is good. */
const FRESH = 15 * 60_000
/** The longest that the platform takes, in characters. */
const LONGEST = 8000

/**
 * What the device says of itself, taken when it is first asked for and again when it is old. Whoever asks gets nothing where it
 * is silent, fails or is late: no call waits for it longer than a second.
 * @param load loads who takes it
 */
export function createDevice(load: () => Promise<Fingerprint>, report: (error: unknown) => void) {
  let said: string | undefined
  let taking: Promise<string | undefined> | undefined
  let takenAt = Number.NEGATIVE_INFINITY

  async function take() {
    try {
      const session = await (await load()).session()
      if (session.length > LONGEST) throw new Error(`The fingerprint has ${session.length} characters`)
      said = session
      takenAt = performance.now()
    } catch (error) {
      report(error)
    }
    taking = undefined
    return said
  }

  /** As soon as it is there. */
  function session(): Promise<string | undefined> {
    if (performance.now() - takenAt < FRESH) return Promise.resolve(said)
    taking ??= take()
    return taking
  }

  return {
    session,
    /** What there is within a second: of before, or nothing, where it is late. */
    async soon(): Promise<string | undefined> {
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise<string | undefined>((resolve) => {
        timer = setTimeout(() => resolve(said), PATIENCE)
      })
      const first = await Promise.race([session(), late])
      clearTimeout(timer)
      return first
    },
  }
}

export type Device = ReturnType<typeof createDevice>
