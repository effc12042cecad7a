/** Sounds that the library takes in, as `schemas/grammar/media.json` names them. */
export const soundTypes = ['audio/mpeg', 'audio/ogg', 'audio/wav'] as const

export type SoundType = (typeof soundTypes)[number]
