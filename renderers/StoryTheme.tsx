import type { Theme } from '#generated/grammar/types.ts'
import site from '#schemas/site/site.json' with { type: 'json' }
import './base.css'
import { themeCss } from './themeCss.ts'

/** The look of the starter site without its app, for stories, tests and benchmarks. */
export function StoryTheme({ scheme }: { scheme: 'dark' | 'light' }) {
  const theme = site.theme as Theme
  const tokens = Object.values(theme.themes).find((one) => one.scheme === scheme)
  if (!tokens) throw new Error(`the starter site has no ${scheme} theme`)
  document.documentElement.dataset.scheme = scheme
  return <style>{themeCss(theme, tokens)}</style>
}
