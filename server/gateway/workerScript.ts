import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildId } from './build/readBuild.ts'

/** Takes the place of a worker that the site does not want any more, and goes with all that it kept. */
export const leavingWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil((async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await registration.unregister()
})()))
`

/**
 * The service worker of a built app, another with each build, so that what older ones kept goes; undefined where its build has
 * none.
 * @param dist folder of the built app
 */
export async function readWorker(dist: string): Promise<string | undefined> {
  const [script, html] = await Promise.all(
    ['sw.js', 'index.html'].map((name) => readFile(join(dist, name), 'utf8').catch(() => undefined)),
  )
  if (script === undefined || html === undefined) return undefined
  return `const BUILD=${JSON.stringify(buildId(html))};${script}`
}

/** Headers of the script: browsers ask for it anew, and it may talk to the site alone. */
export const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
}
