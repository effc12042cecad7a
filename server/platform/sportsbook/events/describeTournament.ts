import type { OperationResponse } from '../../shared/operations.ts'
import type { Language } from '../names/Names.ts'
import { nameIn } from './createNames.ts'
import type { Offer } from './createOffer.ts'

type Counted = Awaited<ReturnType<Offer['tournaments']>>[number]
type Described = OperationResponse<'sports.search'>['tournaments'][number]

/** A tournament as the API has it. */
export function describeTournament({ row, live, coming }: Counted, language: Language): Described {
  return { id: row.id, name: nameIn(row.names, language) ?? row.id, sport: row.sport, live, coming }
}
