import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { formAliases } from './renderers/forms/viteAliases.ts'

/** The studio has variables of Mantine of its own; those of the site hold in the boxes that its renderers draw in. */
const siteInBoxes: Plugin = {
  name: 'site-in-boxes',
  enforce: 'pre',
  transform: {
    filter: { id: /renderers\/(theme\/mantine|base)\.css$/ },
    handler: (code) =>
      code
        .replace(':root', '.site-box')
        .replace('\nbody {', '\n.site-page .site-box {')
        .replace('\n:focus-visible {', '\n.site-box :focus-visible {')
        // studio.css says it of boxes alone: Mantine's own layer goes before this one here.
        .replace(/@layer reset \{.*?\n\}/s, ''),
  },
}

/** Numbering plans of libphonenumber: of each country a list, whose fifth part says how numbers are grouped where they are shown. */
type Plans = { countries: Record<string, unknown[]> }

/** Numbers are only read there, so that the half of the plans that groups them stays away. */
const plansToRead: Plugin = {
  name: 'plans-to-read',
  load: {
    filter: { id: /libphonenumber-js\/metadata\.min\.json/ },
    handler() {
      const plans = createRequire(import.meta.url)('libphonenumber-js/metadata.min.json') as Plans
      const countries = Object.entries(plans.countries).map(([country, plan]) => [
        country,
        plan.map((part, at) => (at === 4 && Array.isArray(part) ? [] : part)),
      ])
      return `export default ${JSON.stringify({ ...plans, countries: Object.fromEntries(countries) })}`
    },
  },
}

/** The editors' screen: a bundle and a document of its own, so that players load nothing of it. */
export default defineConfig({
  root: join(import.meta.dirname, 'src/studio'),
  base: '/studio/',
  plugins: [react(), siteInBoxes, plansToRead],
  resolve: {
    alias: [
      ...formAliases,
      // Nobody registers in the studio: its forms beside their fields do without all plans digit by digit, half as large.
      { find: 'libphonenumber-js/max', replacement: 'libphonenumber-js/min' },
    ],
  },
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    // The server reads which file previews begin with.
    manifest: true,
    emptyOutDir: true,
    // For error reports only: the files are built but no asset points at them.
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'src/studio/index.html'),
        frame: join(import.meta.dirname, 'src/studio/frame/main.ts'),
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
})
