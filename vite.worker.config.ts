import { defineConfig } from 'vite'

/** The service worker: one plain script. */
export default defineConfig({
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
