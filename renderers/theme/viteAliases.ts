import { fileURLToPath } from 'node:url'

/**
 * Aliases that keep off the first screen what the site's theme replaces: Mantine's variables of every colour and the
 * functions that shade them (3 kB gzip). For `resolve.alias` of Vite.
 */
export const themeAliases = [
  // Only Mantine's provider has imports of these names.
  {
    find: /^\.\/(MantineCssVariables\/MantineCssVariables|MantineClasses\/MantineClasses)\.mjs$/,
    replacement: fileURLToPath(new URL('./noStyleTags.ts', import.meta.url)),
  },
  // Only the theme that Mantine begins with has an import of this name.
  {
    find: /^\.\/default-colors\.mjs$/,
    replacement: fileURLToPath(new URL('./noColours.ts', import.meta.url)),
  },
  // What dialogs of Mantine lock the page with; ours is locked by shell.css, which keeps the scrollbar's place.
  {
    find: /^react-remove-scroll$/,
    replacement: fileURLToPath(new URL('./noScrollLock.ts', import.meta.url)),
  },
]
