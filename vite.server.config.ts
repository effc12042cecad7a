import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { themeAliases } from './renderers/theme/viteAliases.ts'

/** What draws the first screen as HTML in the server: the site's own renderers, for Node. */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: themeAliases },
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // Whole: aliases hold in packages too, and the server needs none of the browser's.
  ssr: { noExternal: true },
  build: {
    ssr: 'src/boot/draw.tsx',
    outDir: 'dist/server',
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 3000,
  },
})
