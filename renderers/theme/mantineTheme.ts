import { createTheme } from '@mantine/core'

/**
 * What Mantine's components must know of the site besides its variables. Colours, sizes and fonts are not here: they
 * come by `mantine.css` from the tokens of the theme, so that another theme or brand changes no object.
 */
export const mantineTheme = createTheme({
  cursorType: 'pointer',
  // base.css stills every movement for readers who wish so.
  respectReducedMotion: true,
  // base.css draws the focus, everywhere alike.
  focusRing: 'never',
  // The product's widths (product document, section 2), as far as components ask for some.
  // The one size of boxes in forms; controls.module.css says what it is.
  components: { Input: { defaultProps: { size: 'field' } } },
  breakpoints: { xs: '48em', sm: '62em', md: '80em', lg: '90em', xl: '106em' },
})
