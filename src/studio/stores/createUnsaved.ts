import { proxy } from 'valtio/vanilla'
import { StudioFailure } from '../api/StudioFailure.ts'
import { createKept } from '../parts/createKept.ts'
import { tell, tellFailure } from '../parts/tell.ts'
import { textWords as words } from '../words/texts.ts'
import { Overtaken } from './Overtaken.ts'

/** A text that was written and that the server does not have. */
export type UnsavedText = {
  key: string
  locale: string
  text: string
  /** What it was written over. */
  before: string
  /** It is finished, and to be saved as soon as that can be. */
  isDone: boolean
  /** It could not be saved when it was tried, and will be tried again. */
  isLate?: boolean
  /** What somebody else wrote over the same meanwhile: whoever wrote later chooses. */
  theirs?: string
  /** Who wrote it: nobody else saves it in their own name. */
  by: number | undefined
}
type Written = Pick<UnsavedText, 'key' | 'locale' | 'text' | 'before'>

/** Milliseconds after which it is tried again. */
const pause = 15_000

export const unsavedId = ({ key, locale }: Pick<UnsavedText, 'key' | 'locale'>): string => `${locale} ${key}`

/**
 * Texts that are written in boxes of their own and saved when they are left: kept on this device until they are.
 * @param save saves one that is to replace what it was written over
 * @param who is signed in
 */
export function createUnsaved(
  save: (text: Written) => Promise<void>,
  who: () => number | undefined,
  kept = createKept<UnsavedText>('studio.unsaved.'),
) {
  const state = proxy<{ items: Record<string, UnsavedText> }>({ items: {} })
  let timer: ReturnType<typeof setTimeout> | undefined
  let begun: Promise<void> | undefined

  function put(one: UnsavedText): void {
    state.items[unsavedId(one)] = one
    kept.write(unsavedId(one), { ...one })
  }

  function drop(id: string): void {
    delete state.items[id]
    kept.forget(id)
  }

  /** Resolves with whether it is saved. @throws StudioFailure where trying again would not help */
  async function send(id: string): Promise<boolean> {
    const one = state.items[id]
    if (!one) return true
    const { text } = one
    try {
      await save(one)
    } catch (error) {
      const now = state.items[id] ?? one
      if (error instanceof Overtaken) put({ ...now, theirs: error.theirs })
      else if (isPassing(error)) {
        put({ ...now, isLate: true })
        later()
      } else put({ ...now, isDone: false })
      throw error
    }
    const now = state.items[id]
    if (now && now.text !== text) put({ ...now, before: text })
    else drop(id)
    return true
  }

  function later(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void unsaved.again(), pause)
  }

  const unsaved = {
    state,

    of: (key: string, locale: string): UnsavedText | undefined => state.items[unsavedId({ key, locale })],

    /** Keeps what is being typed; as it was before, there is nothing to keep. */
    type({ key, locale, text, before }: Written): void {
      const known = unsaved.of(key, locale)
      const base = known?.before ?? before
      if (text === base) drop(unsavedId({ key, locale }))
      else put({ ...known, key, locale, text, before: base, isDone: false, isLate: false, by: who() })
    },

    /**
     * Saves what was written. Resolves with whether it is saved: what cannot be reached is kept and tried again, and what
     * somebody else has written meanwhile is asked about, both of which is said.
     * @throws StudioFailure where it is refused
     */
    async save(text: Written): Promise<boolean> {
      unsaved.type(text)
      const id = unsavedId(text)
      const one = state.items[id]
      if (!one) return true
      put({ ...one, isDone: true })
      try {
        return await send(id)
      } catch (error) {
        if (error instanceof Overtaken) return false
        if (!isPassing(error)) throw error
        tellFailure(error)
        return false
      }
    },

    /** Tries again what is finished. */
    async again(): Promise<void> {
      let saved = 0
      for (const [id, { isDone, theirs, by }] of Object.entries(state.items)) {
        if (!isDone || theirs !== undefined || by !== who()) continue
        await send(id).then(
          () => (saved += 1),
          (error: unknown) => isPassing(error) || error instanceof Overtaken || tellFailure(error),
        )
      }
      if (saved > 0) tell(words.savedNow(saved))
    },

    /** Goes on with one of two texts. @throws StudioFailure */
    async choose(id: string, choice: 'mine' | 'theirs'): Promise<void> {
      const one = state.items[id]
      if (one?.theirs === undefined) return
      const { theirs, ...mine } = one
      if (choice === 'theirs') return drop(id)
      put({ ...mine, before: theirs, isDone: true })
      await unsaved.save(mine)
    },

    /** Takes up what was kept before the page was loaded. */
    start(): Promise<void> {
      begun ??= (async () => {
        addEventListener('online', () => void unsaved.again())
        for (const id of await kept.keys()) {
          const one = await kept.read(id)
          if (one?.by === who() && one && !state.items[id]) state.items[id] = one
        }
        await unsaved.again()
      })()
      return begun
    },
  }
  return unsaved
}

/** It may be saved in a while: nothing was answered, the session is over, or the server is busy or broken. */
const isPassing = (error: unknown): boolean =>
  error instanceof StudioFailure &&
  (error.status === 0 || [401, 429].includes(error.status) || error.status >= 500)
