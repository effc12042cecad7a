import { defineConfig } from 'vite'

/** What runs in the frame of the chat: a bundle of its own, beside that of the site. */
export default defineConfig({
  publicDir: false,
  appType: 'custom',
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    emptyOutDir: false,
    // The server writes the document and reads here which file it needs.
    manifest: '.vite/chatframe.json',
    modulePreload: { polyfill: false },
    sourcemap: 'hidden',
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/chatframe/main.ts' },
  },
})
