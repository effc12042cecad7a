import type { ReactNode } from 'react'
import type { Theme } from '#generated/grammar/types.ts'
import site from '#schemas/site/site.json' with { type: 'json' }
import './base.css'
import { SiteTheme } from './theme/SiteTheme.tsx'

type StoryThemeProps = { scheme: 'dark' | 'light'; children?: ReactNode }

/** The look of the starter site without its app, for stories, tests and benchmarks. */
export function StoryTheme({ scheme, children }: StoryThemeProps) {
  const theme = site.theme as Theme
  const tokens = Object.values(theme.themes).find((one) => one.scheme === scheme)
  if (!tokens) throw new Error(`the starter site has no ${scheme} theme`)
  document.documentElement.dataset.scheme = scheme
  return (
    <SiteTheme theme={theme} tokens={tokens}>
      {children}
    </SiteTheme>
  )
}
