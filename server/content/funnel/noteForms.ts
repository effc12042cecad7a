import type { Executor } from '../../db/Database.ts'
import { auditRepository } from '../auditRepository.ts'
import type { AlarmOutcome } from './alarmOutcomes.ts'
import { formerNames } from './formerNames.ts'
import { formVersionRepository, formPrefix as prefix } from './formVersionRepository.ts'
import { type FunnelAlarm, funnelAlarmRepository } from './funnelAlarmRepository.ts'

/** A release and its artefacts: hash by key. */
type Noted = { id: number; artefacts: ReadonlyMap<string, string> }

/**
 * Writes down which forms are others with a release than before, and what each was called, and ends the alarms that it
 * answers. In the transaction that makes the release live.
 * @param before what is no longer live; nothing for the first release
 */
export async function noteForms(tx: Executor, before: Noted | undefined, now: Noted): Promise<void> {
  const gone = formsOf(before).filter((form) => !now.artefacts.has(prefix + form))
  const fresh = formsOf(now).filter((form) => !before?.artefacts.has(prefix + form))
  const isRenaming = gone.length > 0 && fresh.length > 0
  const names = isRenaming
    ? formerNames(fresh, gone, await auditRepository.renames(tx, prefix))
    : new Map<string, string>()
  await formVersionRepository.record(tx, before, now, names)
  const called = new Set(names.values())
  for (const alarm of await funnelAlarmRepository.list(tx)) {
    const outcome = outcomeOf(alarm, now.artefacts.get(prefix + alarm.form), called.has(alarm.form))
    if (!outcome || !(await funnelAlarmRepository.end(tx, alarm.id, outcome, now.id))) continue
    const details = { release: alarm.releaseId, outcome, ended_by: now.id }
    await auditRepository.add(tx, null, 'end_alarm', prefix + alarm.form, details)
  }
}

const formsOf = (release: Noted | undefined): string[] =>
  [...(release?.artefacts.keys() ?? [])]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))

/** @param version what the form is now; nothing where none is called so any more */
function outcomeOf(
  alarm: FunnelAlarm,
  version: string | undefined,
  isRenamed: boolean,
): AlarmOutcome | undefined {
  if (version === alarm.version) return undefined
  if (version === undefined) return isRenamed ? 'changed' : 'removed'
  return version === alarm.beforeVersion ? 'taken_back' : 'changed'
}
