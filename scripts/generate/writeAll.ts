import { fileURLToPath } from 'node:url'
import { readSite } from '../lib/readSite.ts'
import { compileSite } from './compileSite.ts'
import { writeApi } from './writeApi.ts'
import { writeBlocks } from './writeBlocks.ts'
import { writeFacts } from './writeFacts.ts'
import { writeForms } from './writeForms.ts'
import { writeGrammar } from './writeGrammar.ts'
import { writeMessages } from './writeMessages.ts'
import { writeRoutes } from './writeRoutes.ts'
import { writeStories } from './writeStories.ts'

export const siteFolder = fileURLToPath(new URL('../../schemas/site/', import.meta.url))

/** Everything that stands under generated/: path -> text. */
export async function writeAll(): Promise<Record<string, string>> {
  const definitions = await readSite(siteFolder)
  const site = compileSite(definitions)
  return {
    ...(await writeGrammar()),
    ...(await writeFacts()),
    ...(await writeApi()),
    ...writeForms(site),
    ...writeRoutes(site),
    ...writeMessages(site),
    ...writeBlocks(),
    ...writeStories(definitions),
    'README.md': readme,
  }
}

const readme = `# Generated

Written by \`npm run generate\` from \`schemas/\`; committed, never edited by hand. \`npm run generate -- --check\` fails where a file is missing, stale or left over.

- \`grammar/\` types of every kind of definition, of every block's props, and of the facts (types only)
- \`openapi.json\`, \`api.ts\`, \`operationFields.ts\`, \`oddOperations.ts\` the platform API; \`content-api.json\`, \`contentApi.ts\` the content API; \`wallet-api.json\`, \`walletApi.ts\` the wallet of the games
- \`forms.ts\` value type of each form; \`routes.ts\` names, parameters and \`href\`; \`messages.ts\` keys of all texts; \`blocks.ts\` the vocabularies for registries
- \`stories/\` a story of each form and popup (may import \`renderers\`)

May import \`schemas\`. Something more to generate: a \`writeX.ts\` in \`scripts/generate/\`, a line in \`writeAll.ts\`.
`
