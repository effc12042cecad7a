import type { FastifyBaseLogger } from 'fastify'
import type { Database, Executor } from '../../db/Database.ts'
import { isDatabaseAway } from '../../db/DatabaseAwayError.ts'
import { auditRepository } from '../auditRepository.ts'
import type { LiveContent } from '../LiveContent.ts'
import { staffRepository } from '../staff/staffRepository.ts'
import type { AlarmOutcome } from './alarmOutcomes.ts'
import { compareShares, hasRecovered, type Share } from './compareShares.ts'
import type { Funnel } from './createFunnel.ts'
import { funnelAlarmRepository } from './funnelAlarmRepository.ts'
import { type FormShares, isYoung, readShares } from './readFunnel.ts'

/** What whoever publishes is told: a form, the release that changed it, and how many complete it now and before. */
export type AlarmLetter = { email: string; form: string; release: number; now: Share; before: Share }

/** Leaves it to be sent, in an open transaction; without a way to send it, or words for it, nothing happens. */
export type SendAlarm = (letter: AlarmLetter, tx: Executor) => Promise<void>

type Services = {
  database: Pick<Database, 'drizzle' | 'transaction'>
  live: LiveContent
  funnel: Pick<Funnel, 'isOn'>
  log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>
  send: SendAlarm
}

const lookMs = 20_000

/**
 * Looks whether fewer visitors complete a form since a release changed it, and tells so once: those who publish by letter, operators in
 * the log, and everybody in the studio until it ends. `compareShares` says what is no chance: at least 100 visits to the form as it is
 * and as it was, of which chance would let five on either side be completed and five not, and a difference that chance makes
 * once in a thousand looks. A change is told of for two weeks.
 *
 * Every process looks; a row for each change sees to it that one of them tells. It ends where a release changes the form again
 * (`noteForms`), where as many complete it as before, and after the two weeks.
 */
export function createFunnelAlarms({ database, live, funnel, log, send }: Services) {
  async function raise({ form, change, now, before }: FormShares): Promise<void> {
    if (change === undefined || before === undefined) return
    const { id, releaseId: release } = change
    const isRaised = await database.transaction(async (tx) => {
      const isNew = await funnelAlarmRepository.raise(tx, id, before, now)
      if (!isNew && !(await funnelAlarmRepository.reopen(tx, id))) return false
      // Whoever has the studio open hears of it, as of all that is done.
      await auditRepository.add(tx, null, 'raise_alarm', `form/${form}`, { release, now, before })
      if (!isNew) return true
      for (const { email, role, isActive } of await staffRepository.list(tx))
        if (isActive && role !== 'editor') await send({ email, form, release, now, before }, tx)
      return true
    })
    if (isRaised)
      log.warn({ form, release, now, before }, 'fewer visitors complete a form since a release changed it')
  }

  async function end(id: number, outcome: AlarmOutcome, form: string, release: number): Promise<void> {
    const isEnded = await database.transaction(async (tx) => {
      if (!(await funnelAlarmRepository.end(tx, id, outcome))) return false
      await auditRepository.add(tx, null, 'end_alarm', `form/${form}`, { release, outcome })
      return true
    })
    if (isEnded) log.info({ form, release, outcome }, 'an alarm about a form has ended')
  }

  /** Raises what is to be raised and ends what is over, in this moment. */
  async function look(): Promise<void> {
    if (!funnel.isOn()) return
    const forms = await readShares(database.drizzle, live)
    const open = await funnelAlarmRepository.list(database.drizzle)
    const isOpen = (one: FormShares) =>
      open.some(({ form, version }) => form === one.form && version === one.change?.version)
    for (const one of forms) if (hasFallen(one) && !isOpen(one)) await raise(one)
    for (const { id, form, version, releaseId: release, changedAt } of open) {
      const found = forms.find((one) => one.form === form && one.change?.version === version)
      const outcome: AlarmOutcome | undefined = !isYoung(changedAt)
        ? 'expired'
        : found?.before && hasRecovered(found.before, found.now)
          ? 'recovered'
          : undefined
      if (outcome) await end(id, outcome, form, release)
    }
  }

  const failed = (err: unknown) => {
    if (!isDatabaseAway(err)) log.error({ err }, 'visits to forms could not be compared')
  }
  let timer: NodeJS.Timeout | undefined

  return {
    look,
    start(): void {
      timer = setInterval(() => void look().catch(failed), lookMs).unref()
    },
    stop: () => clearInterval(timer),
  }
}

export type FunnelAlarms = ReturnType<typeof createFunnelAlarms>

const hasFallen = ({ change, now, before }: FormShares): boolean =>
  change !== undefined && before !== undefined && isYoung(change.at) && compareShares(before, now) === 'fell'
