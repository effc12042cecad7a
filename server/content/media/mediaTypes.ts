import { soundTypes } from './soundTypes.ts'

/** What the library takes in, as `schemas/grammar/media.json` names it. */
export const mediaTypes = [
  ...soundTypes,
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
  'image/x-icon',
] as const

export type MediaType = (typeof mediaTypes)[number]
