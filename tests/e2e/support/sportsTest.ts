import { settingsOf } from './startedPostgres.ts'
import { startSite } from './startSite.ts'
import { test as base } from './test.ts'

/** Milliseconds until the sandbox has prices after it has started. */
const patience = 120_000

/** Tests with bets on sports: all of a worker share one site, which hears the sandbox's feed. */
export const test = base.extend({
  site: [
    async ({ database }, use, worker) => {
      const site = await startSite({ ...(await settingsOf(database, worker)), SPORTS: '1' })
      const until = Date.now() + patience
      while (!(await hasLive(site.url)) && Date.now() < until) await new Promise((go) => setTimeout(go, 500))
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Some match is in play, and others are to come. */
async function hasLive(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/sports/getTree?version=1&locale=en`)
  const { response } = (await answer.json()) as { response?: { sports: { live: number; coming: number }[] } }
  return response?.sports.some(({ live, coming }) => live > 0 && coming > 0) ?? false
}
