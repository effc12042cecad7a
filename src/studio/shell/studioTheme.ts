import { Alert, type CSSVariablesResolver, createTheme, Loader, Menu } from '@mantine/core'

/** Shades are as dark as text of any size needs to be read (WCAG 2.2, 1.4.3). */
export const studioTheme = createTheme({
  primaryColor: 'indigo',
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  respectReducedMotion: true,
  defaultRadius: 'md',
  fontFamily: 'system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, monospace',
  // What has a name needs a role.
  components: {
    // Titles in the colour of what is said are too pale on its own light ground (WCAG 2.2, 1.4.3).
    Alert: Alert.extend({ styles: { title: { color: 'var(--mantine-color-text)' } } }),
    Loader: Loader.extend({ defaultProps: { role: 'status' } }),
    // Its placeholder is a child that no menu may have (WAI-ARIA 1.2, 5.4): the first item gets the focus.
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
  },
})

export const studioVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-red-text': colors.red[9],
    '--mantine-color-teal-text': colors.teal[9],
    '--mantine-color-indigo-text': colors.indigo[8],
    '--mantine-color-dimmed': colors.gray[7],
    '--mantine-color-placeholder': colors.gray[7],
    '--mantine-color-error': colors.red[9],
  },
  dark: {
    '--mantine-color-red-text': colors.red[4],
    '--mantine-color-teal-text': colors.teal[4],
    '--mantine-color-indigo-text': colors.indigo[3],
    '--mantine-color-dimmed': colors.dark[1],
    '--mantine-color-placeholder': colors.dark[1],
    '--mantine-color-error': colors.red[4],
  },
})
