import type { I18n } from '@lingui/core'

/**
 * Says a message; one that cannot be shown, as when a value is none of what its format takes, takes nothing down but
 * its formats.
 * @param failed is told why it could not be shown as it is meant
 */
export function sayMessage(
  i18n: I18n,
  key: string,
  values: Record<string, unknown>,
  failed: (error: unknown, key: string) => void,
): string {
  try {
    return i18n._(key, values)
  } catch (error) {
    failed(error, key)
    return sayPlainly(i18n.messages[key], values)
  }
}

/** Words and values as they are; of what is chosen from, what is said otherwise. */
function sayPlainly(message: unknown, values: Record<string, unknown>): string {
  const tokens = [message].flat() as unknown[]
  return tokens
    .map((token) => (Array.isArray(token) ? sayPlainly(token[2]?.other ?? values[token[0]], values) : token))
    .join('')
}
