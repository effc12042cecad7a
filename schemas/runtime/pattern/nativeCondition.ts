import type { Schema } from '@cfworker/json-schema'

/** A condition for the validator, which writes into what it is given: from its text. */
export const readCondition = (text: string): Schema => JSON.parse(text)
