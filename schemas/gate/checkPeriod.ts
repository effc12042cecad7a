import type { Moment } from '#generated/grammar/types.ts'
import type { Say } from '../runtime/problem.ts'

/**
 * A time in which something holds that is over before it begins, or that no calendar has.
 * @param code of what is found
 * @param pointer of the object that has both moments
 */
export function checkPeriod(
  { starts, ends }: { starts?: Moment; ends?: Moment },
  code: string,
  say: Say,
  pointer = '',
): void {
  if (starts && ends && ends <= starts)
    say(`${pointer}/ends`, code, 'It ends before it starts.', 'Set a later end.')
  for (const [name, moment] of Object.entries({ starts, ends }))
    if (moment !== undefined && Number.isNaN(Date.parse(moment)))
      say(`${pointer}/${name}`, code, `There is no such day as ${moment}.`, 'Set another.')
}
