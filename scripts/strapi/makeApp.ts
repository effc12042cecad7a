import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentTypes } from './contentTypes.ts'

/** The version that the connector was tried against. */
const version = '5.54.0'

/**
 * Writes a Strapi project that holds a site: its two collection types, the languages of the starter site and, at its first start,
 * two API tokens into `tokens.json`. Of a project that is there already only `src/api` is wanted.
 */
async function makeApp(directory: string): Promise<void> {
  const secret = () => randomBytes(24).toString('base64')
  const files: Record<string, string> = {
    'package.json': json({
      name: 'croupier-content',
      private: true,
      scripts: { start: 'strapi start', build: 'strapi build' },
      dependencies: {
        '@strapi/strapi': version,
        pg: '^8',
        react: '^18',
        'react-dom': '^18',
        'react-router-dom': '^6',
        'styled-components': '^6',
      },
    }),
    '.env': [
      'HOST=127.0.0.1',
      'PORT=1337',
      'DATABASE_URL=postgres://postgres@127.0.0.1:5432/strapi',
      `APP_KEYS=${secret()}`,
      ...['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'].map(
        (name) => `${name}=${secret()}`,
      ),
      '',
    ].join('\n'),
    'config/server.js': `module.exports = ({ env }) => ({
  host: env('HOST'),
  port: env.int('PORT'),
  app: { keys: env.array('APP_KEYS') },
})
`,
    'config/admin.js': `module.exports = ({ env }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  serveAdminPanel: env.bool('SERVE_ADMIN', true),
})
`,
    'config/database.js': `module.exports = ({ env }) => ({
  connection: { client: 'postgres', connection: { connectionString: env('DATABASE_URL') } },
})
`,
    'config/api.js': `module.exports = { rest: { maxLimit: 1000, withCount: true } }\n`,
    'config/middlewares.js': `module.exports = [
  'strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::poweredBy', 'strapi::query',
  { name: 'strapi::body', config: { jsonLimit: '4mb' } },
  'strapi::session', 'strapi::favicon', 'strapi::public',
]
`,
    'src/index.js': firstStart,
    'public/uploads/.gitkeep': '',
  }
  for (const [name, schema] of Object.entries(contentTypes)) {
    const made = (what: string) =>
      `module.exports = require('@strapi/strapi').factories.createCore${what}('api::${name}.${name}')\n`
    files[`src/api/${name}/content-types/${name}/schema.json`] = json(schema)
    files[`src/api/${name}/controllers/${name}.js`] = made('Controller')
    files[`src/api/${name}/services/${name}.js`] = made('Service')
    files[`src/api/${name}/routes/${name}.js`] = made('Router')
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
  }
}

/** Runs in Strapi. */
const firstStart = `const { existsSync, writeFileSync } = require('node:fs')

const languages = { de: 'German (de)', lv: 'Latvian (lv)', ru: 'Russian (ru)', ar: 'Arabic (ar)' }

module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    const locales = strapi.plugin('i18n').service('locales')
    for (const [code, name] of Object.entries(languages))
      if (!(await locales.findByCode(code))) await locales.create({ code, name })
    if (existsSync('tokens.json')) return
    const tokens = strapi.service('admin::api-token')
    const make = (name, type) => tokens.create({ name, description: '', type, lifespan: null })
    const [read, write] = [await make('Croupier', 'read-only'), await make('Filling', 'full-access')]
    writeFileSync('tokens.json', JSON.stringify({ read: read.accessKey, write: write.accessKey }), { mode: 0o600 })
  },
}
`

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const [directory] = process.argv.slice(2)
if (directory === undefined) throw new Error('Say where: node scripts/strapi/makeApp.ts <directory>')
await makeApp(directory)
console.log(`Written. In ${directory}: npm install && npm run build && npm start`)
