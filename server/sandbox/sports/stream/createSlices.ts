import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds of work after which others have their turn, and for how many they have it. */
const [WORK, REST] = [8, 8]

/** Long work in small parts: the process has others to serve. */
export function createSlices() {
  let began = performance.now()
  return {
    isEnough: () => performance.now() - began > WORK,
    /** Waits, if it is time to. */
    async rest(): Promise<void> {
      if (performance.now() - began <= WORK) return
      await pause(REST)
      began = performance.now()
    },
  }
}
