import { proxy, ref } from 'valtio/vanilla'
import type { Draft, Problem } from '../api/createContentApi.ts'
import { StudioFailure } from '../api/StudioFailure.ts'
import { tell } from '../parts/tell.ts'
import type { Studio } from '../stores/createStudio.ts'
import { words } from '../words/en.ts'
import { sourceWords } from '../words/source.ts'
import { createHistory, type History } from './createHistory.ts'
import type { Json } from './identity.ts'
import { keptTexts } from './keptTexts.ts'
import { mergeDefinitions } from './mergeDefinitions.ts'
import { parseDefinition, printDefinition } from './printDefinition.ts'

export type DocumentState = {
  draft: Draft | undefined
  text: string
  /** What the text was typed over. */
  base: { text: string; etag: string | undefined }
  /** The text was typed before, on this device, and never saved. */
  isKept: boolean
  /** What somebody else saved meanwhile. */
  theirs: Draft | undefined
  problems: readonly Problem[]
  isBusy: boolean
  /** Grows with every change that no editor made that is on the screen: undo, a version from elsewhere. */
  edition: number
}

/** Where a change was made. */
type Source = 'text' | 'builder' | 'elsewhere'

/**
 * One definition on the screen: what was read, what is typed, and what becomes of it.
 * @param history of the screen that it stands on, where others share it
 */
export function createDocument(studio: Studio, key: string, history: History = createHistory()) {
  const { api, withSession } = studio
  const state = proxy<DocumentState>({
    draft: undefined,
    text: '',
    base: { text: '', etag: undefined },
    isKept: false,
    theirs: undefined,
    problems: [],
    isBusy: false,
    edition: 0,
  })

  function show(text: string): void {
    state.text = text
    keepTyped()
  }

  /** @param sort as of the history */
  function change(text: string, sort?: string): void {
    const before = state.text
    const step = (to: string) => () => {
      state.edition += 1
      show(to)
    }
    history.did({ back: step(before), forth: step(text) }, sort)
    show(text)
  }

  function took(draft: Draft, base: DocumentState['base']): void {
    // A whole that is never changed: nobody watches its parts.
    const whole = ref(draft)
    Object.assign(state, { draft: whole, base, isKept: false, theirs: undefined, problems: draft.problems })
  }

  function stand(draft: Draft): void {
    const text = printDefinition(draft.definition)
    const base = { text, etag: draft.etag }
    took(draft, base)
    keptTexts.forget(key)
    if (text === state.text) return
    state.edition += 1
    // The text of before can be had back, but for the emptiness before the first one.
    if (state.text === '') show(text)
    else change(text)
  }

  /** What was typed since a text was sent or asked for stays, over what came meanwhile. */
  function keepTyped(): void {
    if (state.text === state.base.text) keptTexts.forget(key)
    else keptTexts.write(key, { text: state.text, base: { ...state.base } })
  }

  /** Does one thing at a time. */
  async function busy<Answer>(step: () => Promise<Answer>): Promise<Answer> {
    state.isBusy = true
    try {
      return await withSession(step)
    } finally {
      state.isBusy = false
    }
  }

  return {
    state,

    /** @throws StudioFailure */
    async read(): Promise<void> {
      const before = state.text
      const draft = await busy(() => api.draft(key))
      const left = await keptTexts.read(key)
      // What is typed while the answer is on its way is kept already, with what it is typed over.
      const isTyped = state.text !== before
      const kept = isTyped ? { text: state.text, base: { ...state.base } } : left
      stand(draft)
      if (kept === undefined || kept.text === state.text) return
      Object.assign(state, { text: kept.text, base: kept.base, isKept: !isTyped })
      keepTyped()
    },

    type(text: string, source: Source = 'text'): void {
      if (text === state.text) return
      if (state.draft?.source) {
        // What is changed elsewhere is shown as it is.
        state.edition += 1
        tell(sourceWords.comesFrom(state.draft.source.name))
        return
      }
      if (source !== 'builder') state.edition += 1
      // A builder hands over what is finished; keys come one by one.
      change(text, source === 'text' ? `text ${key}` : undefined)
    },

    history,
    undo: history.undo,
    redo: history.redo,

    forgetTyped(): void {
      if (state.draft) stand(state.draft as Draft)
    },

    /**
     * Saves what is typed. Resolves with what keeps it from being saved, in words.
     * @throws StudioFailure for all but an edit conflict, which `theirs` says
     */
    async save(): Promise<string | undefined> {
      const { text } = state
      const parsed = parseDefinition(text)
      if ('line' in parsed) return words.definition.notJson(parsed.line)
      const { definition } = parsed
      if (`${definition.kind}/${definition.id}` !== key) return words.definition.otherName
      try {
        const draft = await busy(() => api.save(key, definition, state.base.etag))
        // The answer renews what the text stands over, never the text: who types meanwhile goes on.
        took(draft, { text, etag: draft.etag })
        keepTyped()
      } catch (error) {
        if (!(error instanceof StudioFailure) || !error.current) throw error
        state.theirs = ref(error.current)
        // Two who write different texts have nothing to choose between.
        if (!key.startsWith('messages/') || this.joined()?.clashes.length !== 0) return undefined
        this.goOn('joined')
        return this.save()
      }
      void studio.refresh()
      return undefined
    },

    /** Both versions joined, what both changed as it was typed here; undefined where the text is no definition. */
    joined() {
      const [base, mine] = [parseDefinition(state.base.text), parseDefinition(state.text)]
      if (!state.theirs || 'line' in base || 'line' in mine) return undefined
      const theirs = state.theirs.definition as Json
      return mergeDefinitions(base.definition as Json, mine.definition as Json, theirs)
    },

    /** Goes on from their version, with what is typed made in it or without. */
    goOn(choice: 'joined' | 'theirs'): void {
      const { theirs } = state
      if (!theirs) return
      const joined = choice === 'joined' ? this.joined() : undefined
      stand(theirs as Draft)
      if (joined) this.type(printDefinition(joined.value))
    },

    /** @throws StudioFailure */
    async discard(): Promise<void> {
      await busy(() => api.discard(key, state.draft?.etag ?? ''))
      keptTexts.forget(key)
      await studio.refresh()
    },

    /** @throws StudioFailure */
    async remove(): Promise<void> {
      await busy(() => api.remove(key, state.draft?.etag ?? ''))
      keptTexts.forget(key)
      await studio.refresh()
    },
  }
}

export type StudioDocument = ReturnType<typeof createDocument>
