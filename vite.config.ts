import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { formAliases } from './renderers/forms/viteAliases.ts'
import { themeAliases } from './renderers/theme/viteAliases.ts'

/**
 * What most components of Mantine stand on, in one file: split by who shares what it is a dozen, and the first screen names
 * every file of every chunk that may come after it.
 */
const sharedMantine =
  /@mantine\/(core\/esm\/(components\/(CloseButton|Loader|Overlay|Portal|Transition|UnstyledButton)|core\/(Box|factory|InlineStyles|styles-api|utils\/create-safe-context|MantineProvider\/(use-props|color-functions\/get-(auto-)?contrast)))|hooks\/esm\/(use-(did-update|force-update|id|media-query|merged-ref|reduced-motion|uncontrolled)|utils))\b/

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
          groups: [{ name: 'mantine', test: sharedMantine }],
        },
      },
    },
    // Sizes are held by .size-limit.js.
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
})
