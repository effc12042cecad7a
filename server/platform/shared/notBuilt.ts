import type { OperationId } from '#generated/api.ts'
import type { Handler } from './operations.ts'

/** Operations that are described but answer 501. The list only ever shrinks; `createHandlers` owes all the others. */
export const notBuilt = [] as const satisfies OperationId[]

type BuiltId = Exclude<OperationId, (typeof notBuilt)[number]>

/** One handler for every operation that is built; tsc refuses a missing one and one that is in `notBuilt` too. */
export type BuiltHandlers = { [Id in BuiltId]: Handler<Id> }
