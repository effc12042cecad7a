import { ensureAdmin } from './content/staff/ensureAdmin.ts'
import { createCroupier } from './createCroupier.ts'
import { ensureDemoPlayer } from './demoPlayer.ts'
import { describeFailure, failureLine } from './process/describeFailure.ts'
import { guardProcess } from './process/guardProcess.ts'
import { stopOnSignals } from './process/stopOnSignals.ts'
import { sandboxAllowed } from './settings/sandboxAllowed.ts'
import { readSettings } from './settings/settings.ts'

/** What the operator reads; everything else is the log's. */
const say = (line: string) => process.stdout.write(`${line}\n`)

/** In production what reads the log reads JSON, whatever it is that ends the process. */
function fail(error: unknown): never {
  if (process.env.NODE_ENV === 'production') say(failureLine(error, 'the server has not started').trimEnd())
  process.stderr.write(`${describeFailure(error)}\n`)
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) process.stderr.write(`${error.stack}\n`)
  process.exit(1)
}
process.on('uncaughtException', fail)

try {
  const settings = readSettings(process.env)
  const croupier = await createCroupier(settings, { development: process.env.CROUPIER_DEV === '1' })

  const stop = stopOnSignals(croupier, settings.drainSeconds)
  process.off('uncaughtException', fail)
  guardProcess({ log: croupier.app.log, count: croupier.countFault, stop: () => stop(1) })

  const address = await croupier.app.listen({ port: settings.port, host: settings.host })
  const url = settings.publicUrl ?? `http://localhost:${new URL(address).port}`

  const admin = await ensureAdmin(croupier.database, settings)
  if (admin.state === 'created' && admin.password)
    say(`Studio: sign in as ${admin.email} with ${admin.password}`)
  if (admin.state === 'needs-password')
    say('The studio has no administrator yet: set STUDIO_PASSWORD and start again.')
  if (sandboxAllowed(settings) && !settings.production && !settings.platformUrl) {
    const demo = await ensureDemoPlayer(
      croupier.database,
      croupier.platform.live,
      { ledger: croupier.platform.ledger, campaigns: croupier.platform.promotions.campaigns },
      settings.demoPassword,
    )
    if (demo) say(`Player: sign in as ${demo.login} with ${demo.password}`)
  }
  for (const line of croupier.missing) say(line)
  say(`Croupier is ready at ${url}`)
} catch (error) {
  fail(error)
}
