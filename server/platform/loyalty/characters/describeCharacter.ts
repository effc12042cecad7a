import type { LoyaltyCharacterDefinition, LoyaltyProgrammeDefinition } from '#generated/grammar/types.ts'
import type { OperationResponse } from '../../shared/operations.ts'
import type { Words } from '../told/createLoyaltyWords.ts'
import { stepOf } from '../told/describeLevels.ts'
import type { ChosenCharacter } from './createCharacters.ts'

type Character = OperationResponse<'loyalty.getcharacters'>['items'][number]

type Around = {
  level: number
  programme: LoyaltyProgrammeDefinition | undefined
  held: ChosenCharacter
}

/**
 * A character as who looks sees it.
 * @param level number of the level of who looks; 0 of visitors, who may take at registration what everybody may
 * @param programme whose levels are meant
 * @param held what a player has chosen; nothing of visitors
 */
export function describeCharacter(
  { number, id, name, text, figure, colours, image, minLevel }: LoyaltyCharacterDefinition,
  words: Words,
  { level, programme, held }: Around,
): Character {
  const isChosen = held.character?.number === number
  return {
    ...{ id: number, sysname: id, name: words.say(name, id), figure, image_url: image },
    ...(colours && { colours: { ...colours } }),
    description: words.describe({ name, text, image }),
    is_available: (minLevel === undefined || level >= minLevel) && (isChosen || !held.canChangeAt),
    is_chosen: isChosen,
    ...(minLevel !== undefined && programme && { min_level: stepOf(programme, minLevel, words) }),
  }
}
