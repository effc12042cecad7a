import type { Choice } from '#generated/grammar/types.ts'

/** The name of an option by a message that knows its value; plurals of it need a number. */
export function choiceText(key: string, value: string): NonNullable<Choice['label']> {
  return { key, args: { value: /^\d{1,15}$/.test(value) ? Number(value) : value } }
}
