import { isIP } from 'node:net'
import type { Database } from '../db/Database.ts'
import { setMaintenance } from './createMaintenance.ts'
import { type MaintenanceState, maintenanceRepository } from './maintenanceRepository.ts'

export const usage = `Usage: npm run maintenance -- on [--until TIME] [--allow ADDRESS,…] | off | status

  on      closes the site to players: every page is the maintenance page, every call answers 503.
          TIME (2027-01-31T06:00Z) is when it is expected to be back; it does not open by itself.
          From each ADDRESS the site is open all the same
  off     opens it; pages that are open come back by themselves
  status  says how it stands, since when and by whom

  Content, the studio, callbacks of payments and health stay open. The database is that of the settings
  (DATABASE_URL, DATA_DIR). The embedded one may be in use by a server on this machine, which then does it.`

/** @returns what the process ends with */
export type MaintenanceCommand = (database: Database, say: (line: string) => void) => Promise<number>

/** What a command line asks for; undefined where it is none. @param by who asks */
export function readMaintenanceCommand(line: readonly string[], by: string): MaintenanceCommand | undefined {
  const [command, ...options] = line
  if (command === 'status' && options.length === 0) return tell
  if (command === 'off' && options.length === 0)
    return change({ isOn: false, until: null, allowed: [], changedBy: by })
  if (command !== 'on') return undefined
  let until: Date | null = null
  let allowed: string[] = []
  for (let at = 0; at < options.length; at += 2) {
    const [name, value = ''] = options.slice(at)
    if (name === '--until' && isMoment(value)) until = new Date(value)
    else if (name === '--allow' && value.split(',').every((one) => isIP(one) !== 0))
      allowed = value.split(',')
    else return undefined
  }
  return change({ isOn: true, until, allowed, changedBy: by })
}

/** With its zone: what a wall clock shows is not the same for everybody. */
const isMoment = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))

const change =
  (state: Omit<MaintenanceState, 'changedAt'>): MaintenanceCommand =>
  async (database, say) => {
    await setMaintenance(database, state)
    return tell(database, say)
  }

const tell: MaintenanceCommand = async (database, say) => {
  const state = await maintenanceRepository.read(database.drizzle)
  say(state ? described(state) : 'The site is open')
  return 0
}

function described({ isOn, until, allowed, changedAt, changedBy }: MaintenanceState): string {
  const since = `since ${changedAt.toISOString()}, by ${changedBy}`
  if (!isOn) return `The site is open ${since}`
  return [
    `The site is closed ${since}`,
    ...(until ? [`expected back at ${until.toISOString()}`] : []),
    ...(allowed.length > 0 ? [`open from ${allowed.join(', ')}`] : []),
  ].join('; ')
}
