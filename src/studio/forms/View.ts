import type { Form } from './fieldEdits.ts'

/** What is built, and which field of it is looked at. */
export type View = { form: Form; current: number | undefined; edition: number }
