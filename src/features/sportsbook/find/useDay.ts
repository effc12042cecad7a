import { useSyncExternalStore } from 'react'
import type { Host } from '#renderers/host.ts'
import { beginningOf, dayAfter, dayAt } from './days.ts'

/** The day that it is for the player; drawn anew when the next begins. What a server drew is of the day on which it did. */
export const useDay = (host: Host): string =>
  useSyncExternalStore(untilTomorrow, today, () => dayAt(new Date(host.drawnAt ?? Date.now())))

const today = () => dayAt(new Date())

function untilTomorrow(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        changed()
        wait()
      },
      beginningOf(dayAfter(today())).getTime() - Date.now(),
    )
  }
  wait()
  return () => clearTimeout(timer)
}
