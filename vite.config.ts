import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
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

function isShared(id: string): boolean {
  const [, name, path = ''] = /@mantine\/(core|hooks)\/esm\/(.*)/.exec(id) ?? []
  if (name === 'core') return [components, core, provider].some((part) => part.test(path))
  return name === 'hooks' && hooks.test(path)
}

export default defineConfig({
  plugins: [react()],
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
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'mantine', test: isShared }],
        },
      },
    },
    // Sizes are held by .size-limit.js.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
})
