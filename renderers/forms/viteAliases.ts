import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Aliases that keep what our theme replaces out of the form chunk: RJSF's default fields, templates and widgets, and
 * the Markdown parser they use (60 of 99 KB gzip). For `resolve.alias` of Vite.
 */
export const formAliases = [
  // Only RJSF's Form has an import of this name.
  { find: /^\.\.\/getDefaultRegistry\.js$/, replacement: here('./rjsf/slimRegistry.ts') },
  { find: /^markdown-to-jsx(\/react)?$/, replacement: here('./rjsf/noMarkdown.ts') },
]
