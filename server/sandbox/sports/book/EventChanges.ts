import type { SportEvent } from '../seasons/SportEvent.ts'

/** What a tester has done to events; kept as long as the process runs. */
export type EventChanges = ReturnType<typeof createEventChanges>

/** So many events are changed at most; the first ones become as they were. */
const MOST = 500

export function createEventChanges() {
  const starts = new Map<string, number>()
  const postponed = new Set<string>()
  const abandoned = new Map<string, number>()

  return {
    delay: (id: string, startsAt: number) => void keep(starts, id, startsAt),
    postpone(id: string): void {
      if (postponed.size < MOST) postponed.add(id)
    },
    abandon: (id: string, at: number) => void keep(abandoned, id, at),

    /** When it begins, as it is known now. */
    startOf: ({ id, startsAt }: SportEvent) => starts.get(id) ?? startsAt,
    delayed: (): readonly string[] => [...starts.keys()],
    isPostponed: (id: string) => postponed.has(id),
    abandonedAt: (id: string) => abandoned.get(id),
  }
}

function keep<T>(map: Map<string, T>, id: string, value: T): void {
  map.set(id, value)
  const [first] = map.keys()
  if (map.size > MOST && first !== undefined) map.delete(first)
}
