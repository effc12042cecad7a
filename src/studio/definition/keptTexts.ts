import { createKept } from '../parts/createKept.ts'

/** A text that was typed and not saved, and what it was typed over. */
export type KeptText = { text: string; base: { text: string; etag: string | undefined } }

/** Texts of definitions, by their keys. */
export const keptTexts = createKept<KeptText>('studio.typed.')
