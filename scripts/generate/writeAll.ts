import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { OperationFields } from '#schemas/gate/siteIndex.ts'
import { readSiteFiles, type SiteFile } from '../lib/readSite.ts'
import { compileSite, UnreadableSiteError } from './compileSite.ts'
import { listOperations } from './listOperations.ts'
import { tellProblems } from './tellProblems.ts'
import { fieldsOfOperations, readPlatformApi, writeApi } from './writeApi.ts'
import { writeBlocks } from './writeBlocks.ts'
import { writeFacts } from './writeFacts.ts'
import { writeForms } from './writeForms.ts'
import { writeGrammar } from './writeGrammar.ts'
import { writeMessages } from './writeMessages.ts'
import { writeRoutes } from './writeRoutes.ts'
import { writeStories } from './writeStories.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
export const siteFolder = `${root}schemas/site/`

export type Written = {
  /** Everything that stands under generated/: path -> text. */
  files: Record<string, string>
  /** What the gate has against the site that it is made of, each with its file and line. */
  problems: string[]
}

/** @throws Error naming what fails its grammar, by file and line */
export async function writeAll(): Promise<Written> {
  const read = await readSiteFiles(siteFolder)
  const written = read.map((file) => ({ ...file, path: relative(root, file.path) }))
  const definitions = written.map(({ definition }) => definition)
  const platform = readPlatformApi()
  const operations = listOperations(platform)
  const site = compileWritten(written, fieldsOfOperations(operations))
  const files = {
    ...(await writeGrammar()),
    ...(await writeFacts()),
    ...(await writeApi(platform, operations)),
    ...writeForms(site),
    ...writeRoutes(site),
    ...writeMessages(site),
    ...writeBlocks(),
    ...writeStories(definitions),
    'README.md': readme,
  }
  return { files, problems: tellProblems(site.problems, written) }
}

function compileWritten(written: readonly SiteFile[], operationFields: OperationFields) {
  try {
    return compileSite(
      written.map(({ definition }) => definition),
      operationFields,
    )
  } catch (error) {
    if (!(error instanceof UnreadableSiteError)) throw error
    throw new Error([...tellProblems(error.problems, written), 'The site cannot be compiled.'].join('\n'))
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
