/** First segments of addresses that the server answers itself. */
export const reservedSegments: readonly string[] = [
  'api',
  'content',
  'studio',
  'nfx',
  'sandbox',
  'oauth',
  'hit',
  'assets',
  '_build',
  'healthz',
  'readyz',
  'metrics',
  'chat-frame',
]
