import { analyticsEvents } from '../runtime/analyticsEvents.ts'
import { joinPointer } from '../runtime/readPointer.ts'
import { isSchema } from '../runtime/walkGrammar.ts'
import type { ReferenceCheck } from './ReferenceCheck.ts'
import { show } from './unknown.ts'

/** Parameters that an event of the catalogue has not; unknown events its grammar refuses. */
export const checkTracked: ReferenceCheck = ({ value, pointer, parent }) => {
  const event = String(parent.event)
  const known = Object.hasOwn(analyticsEvents, event)
    ? Object.keys(analyticsEvents[event as keyof typeof analyticsEvents])
    : undefined
  if (!known || !isSchema(value)) return []
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      code: 'unknown_event_param',
      pointer: joinPointer(pointer, name),
      message: `The event ${event} has no parameter ${show(name)}.`,
      hint: known.length > 0 ? `Use one of: ${known.join(', ')}.` : 'It has none; remove params.',
    }))
}
