import { MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import type { Theme, ThemeTokens } from '#generated/grammar/types.ts'
import { mantineTheme } from '#renderers/theme/mantineTheme.ts'
import { siteVariables } from '#renderers/themeCss.ts'
import { readNonce } from '../boot/readNonce.ts'

type SiteBoxProps = {
  /** The look of the site; that of the studio where it is left out. */
  look?: { theme: Pick<Theme, 'fontFamily' | 'radius'>; tokens: ThemeTokens } | undefined
  children: ReactNode
}

/**
 * A box in which the site's own renderers draw, with variables of its own, so that they and the studio's components have
 * each their look on one page. What opens above it opens within it.
 */
export function SiteBox({ look, children }: SiteBoxProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const theme = useMemo(
    () => ({
      ...mantineTheme,
      components: { ...mantineTheme.components, Portal: { defaultProps: { target: box ?? undefined } } },
    }),
    [box],
  )
  const variables = look ? siteVariables(look.theme, look.tokens) : undefined
  return (
    <div className="site-look" style={variables as never} data-mantine-color-scheme={look?.tokens.scheme}>
      <div className="site-box" ref={setBox}>
        <MantineProvider
          theme={theme}
          getRootElement={() => undefined}
          cssVariablesSelector=".site-box"
          withCssVariables={false}
          withGlobalClasses={false}
          getStyleNonce={readNonce}
        >
          {box && children}
        </MantineProvider>
      </div>
    </div>
  )
}
