/** What the library takes in, as `schemas/grammar/media.json` names it. */
export const mediaTypes = [
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
] as const

export type MediaType = (typeof mediaTypes)[number]
