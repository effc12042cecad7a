import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The editors' screen: a bundle and a document of its own, so that players load nothing of it. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/studio'),
  base: '/studio/',
  plugins: [react()],
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: true,
    // For error reports only: the files are built but no asset points at them.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
})
