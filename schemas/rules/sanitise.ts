const emoji =
  /(?:[0-9#*]\uFE0F?\u20E3|[©®™]\uFE0F|(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})(?:\uFE0F|\u20E3|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|\u200D(?=\p{Extended_Pictographic}))*/gu

/** Removes emoji with all that belongs to them; ©, ® and ™ stay, being text. For fields with preventEmoji. */
export function stripEmoji(text: string): string {
  return text.replace(emoji, '')
}

/** Removes the + before a phone number used as login, as it is sent without one. */
export function stripLoginPlus(login: string): string {
  return login.replace(/^\s*\+/, '')
}

/** Removes whitespace at both ends. */
export function trim(text: string): string {
  return text.trim()
}
