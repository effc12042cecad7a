import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { formAliases } from './renderers/forms/viteAliases.ts'
import { themeAliases } from './renderers/theme/viteAliases.ts'

/**
 * What components of Mantine share, in one file: split by who shares what they are a dozen, and the first screen names every
 * file of every chunk that may come after it. What it runs itself is left out.
 */
const components =
  /^components\/(Accordion|CloseButton|FocusTrap|Loader|Overlay|Portal|Transition|UnstyledButton|VisuallyHidden)\//
const core = /^core\/(?!DirectionProvider|MantineProvider|utils\/(deep-merge|units-converters))/
const provider = /^core\/MantineProvider\/(use-props|color-functions\/get-(auto-)?contrast)/
const hooks = /^use-(?!isomorphic-effect|mutation-observer)|^utils\//

/** What the first screen runs and nearly every later chunk asks for: one file in place of three, which compress worse and name each other. */
const first =
  /\/node_modules\/react\/|\/schemas\/runtime\/formatValue\.ts$|\/src\/features\/(perHost|useLater)\.ts$|\/renderers\/pages\/isNewDocument\.ts$/

/** What rows, the hall and the page of a game have in common: one file in place of four that name each other. */
const games =
  /\/schemas\/runtime\/coverPicture\.ts$|\/src\/features\/gamehall\/(Answers|Game|GameCover|Likes|useKept|useLikes)\.tsx?$/

function isShared(id: string): boolean {
  const [, name, path = ''] = /@mantine\/(core|hooks)\/esm\/(.*)/.exec(id) ?? []
  if (name === 'core') return [components, core, provider].some((part) => part.test(path))
  return name === 'hooks' && hooks.test(path)
}

/** Files that the document itself names: no chunk has to name them again. */
let withDocument: ReadonlySet<string> = new Set()

/** Chunks that come later are loaded by `loadChunk.ts`. */
const chunkLoader: Plugin = {
  name: 'chunk-loader',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { loadChunk as __vitePreload } from '/src/boot/loadChunk.ts'`,
  },
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const found = new Set<string>()
      const visit = (file: string) => {
        if (found.has(file)) return
        found.add(file)
        chunks.find(({ fileName }) => fileName === file)?.imports.forEach(visit)
      }
      for (const { fileName, isEntry } of chunks) if (isEntry) visit(fileName)
      withDocument = found
    },
  },
}

/** Neither conditions nor our grammar may ask for a `format` (conditionWords.ts), so that those stay off the first screen (2 kB gzip). */
const noFormats: Plugin = {
  name: 'no-formats',
  enforce: 'pre',
  load: (id) =>
    /@cfworker\/json-schema\/dist\/esm\/format\.js$/.test(id) ? 'export const format = {}' : undefined,
}

export default defineConfig({
  plugins: [chunkLoader, noFormats, react()],
  resolve: { alias: [...formAliases, ...themeAliases] },
  // The server writes the document; Vite only supplies the assets and, in development, transforms.
  appType: 'custom',
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    // The server reads it to know which files a page needs.
    manifest: true,
    // For error reports only: the files are built but no asset points at them.
    sourcemap: 'hidden',
    // Every browser of the target knows modulepreload, and the polyfill is bytes on the first screen.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' ? files : [...new Set([file, ...files])].filter((one) => !withDocument.has(one)),
    },
    cssCodeSplit: true,
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: first },
            { name: 'mantine', test: isShared },
            { name: 'games', test: games },
          ],
        },
      },
    },
    // Sizes are held by .size-limit.js.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
})
