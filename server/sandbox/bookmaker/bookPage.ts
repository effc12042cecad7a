import type { FastifyInstance } from 'fastify'
import { decimalsOf, isKnownCurrency } from '#schemas/rules/support/currencies.ts'
import { asHtml } from '../asHtml.ts'
import { clientOf, readManifest } from '../games/clientFiles.ts'

/** Languages that are written from the right. */
const fromTheRight = new Set(['ar', 'fa', 'he', 'ur'])

const opening = {
  type: 'object',
  required: ['site', 'locale', 'currency'],
  properties: {
    /** A real bookmaker knows its casinos; that of the sandbox is shown by whoever says that it is one. */
    site: { type: 'string', pattern: '^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$' },
    locale: { type: 'string', pattern: '^[A-Za-z0-9-]{2,35}$' },
    currency: { type: 'string', pattern: '^[A-Z0-9]{3,8}$' },
  },
}

/** What may run in the page, and who may show it: nobody but the casino that it was opened for. */
const policyFor = (site: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${site}`

/** The document of the bookmaker, whose client is `gameframe/sportsbook/`. */
export async function bookPage(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { site: string; locale: string; currency: string } }>(
    '/sandbox/bookmaker/book',
    { schema: { querystring: opening } },
    async ({ query: { site, locale, currency } }, reply) => {
      if (!isKnownCurrency(currency)) return reply.code(400).send(`No currency: ${currency}`)
      const manifest = await readManifest()
      if (!manifest) return reply.code(503).send('The client of the bookmaker has not been built')
      const [language = ''] = locale.split('-')
      const { script, styles, preloads } = clientOf(manifest, 'sportsbook/main.ts', [
        `messages/${language}.json`,
      ])
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', policyFor(site))
      const dir = fromTheRight.has(language) ? 'rtl' : 'ltr'
      const files = [
        ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
        `<script type="module" src="${script}"></script>`,
        ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
      ].join('')
      return `<!doctype html><html lang="${asHtml(locale)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${files}</head><body><main data-decimals="${decimalsOf(currency)}"></main></body></html>`
    },
  )
}
