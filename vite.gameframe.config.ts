import { join } from 'node:path'
import { defineConfig } from 'vite'

/** What runs in the frames of the sandbox's games and of its bookmaker: a bundle of its own, of another origin than the site's. */
export default defineConfig({
  root: join(import.meta.dirname, 'gameframe'),
  base: '/sandbox/games/client/',
  appType: 'custom',
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    // The provider writes the document and reads here which files it needs.
    manifest: true,
    modulePreload: { polyfill: false },
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: ['main.ts', 'sportsbook/main.ts'].map((file) => join(import.meta.dirname, 'gameframe', file)),
    },
  },
})
