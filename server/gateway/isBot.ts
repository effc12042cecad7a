const bots =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|quora link preview|whatsapp|telegrambot/i

/** Search engines and link previews, by what they call themselves. */
export function isBot(userAgent: string | undefined): boolean {
  return bots.test((userAgent ?? '').slice(0, 400))
}
