import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The built index.html, cut where the gateway writes: the head's tags, the language and the boot data. */
export type Template = { head: string; body: string }

/**
 * @param dist folder of the built app
 * @throws Error when the app has not been built
 */
export async function readTemplate(dist: string): Promise<Template> {
  const html = await readFile(join(dist, 'index.html'), 'utf8').catch(() => {
    throw new Error(
      `There is no built app in ${dist}. Run "npm run build", or "npm start", which builds what is stale.`,
    )
  })
  return cutTemplate(html)
}

/** @throws Error when the document is not shaped as expected */
export function cutTemplate(html: string): Template {
  const found = /<head>(?<head>[\s\S]*)<\/head>\s*<body>(?<body>[\s\S]*)<\/body>/.exec(html)
  if (!found?.groups?.head || !found.groups.body) throw new Error('index.html has no head and body.')
  return { head: found.groups.head.trim(), body: found.groups.body.trim() }
}
