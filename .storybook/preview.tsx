import type { Preview } from '@storybook/react-vite'
import { StoryTheme } from '../renderers/StoryTheme.tsx'
import { unsetVariables } from '../renderers/testing/unsetVariables.ts'

const preview: Preview = {
  parameters: {
    // A story that axe finds fault with fails its test.
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  initialGlobals: { colorScheme: 'dark', dir: 'ltr' },
  globalTypes: {
    colorScheme: {
      description: 'Colour scheme',
      toolbar: { icon: 'circlehollow', items: ['dark', 'light'], dynamicTitle: true },
    },
    dir: {
      description: 'Reading direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  afterEach: () => {
    const unset = unsetVariables()
    if (unset.length > 0) throw new Error(`Nobody sets these variables of CSS: ${unset.join(', ')}`)
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dir = globals.dir
      return (
        <StoryTheme scheme={globals.colorScheme}>
          <Story />
        </StoryTheme>
      )
    },
  ],
}

export default preview
