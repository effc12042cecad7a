import type { OperationId } from '#generated/api.ts'
import type { notBuilt } from './notBuilt.ts'
import type { Handler } from './operations.ts'

type BuiltId = Exclude<OperationId, (typeof notBuilt)[number]>

/** One handler for every operation that is built; tsc refuses a missing one and one that is in `notBuilt` too. */
export type BuiltHandlers = { [Id in BuiltId]: Handler<Id> }

/** The handlers of every domain together. */
export function createHandlers(): BuiltHandlers {
  return {}
}
