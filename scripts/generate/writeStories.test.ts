import { expect, test } from 'vitest'
import { writeStories } from './writeStories.ts'

test('every form and every popup has a story, named by its id', () => {
  const files = writeStories([
    { kind: 'form', id: 'sign-in' },
    { kind: 'form', id: 'personal-data-lv' },
    { kind: 'popup', id: 'welcome' },
    { kind: 'page', id: 'index' },
  ])
  const forms = files['stories/forms.stories.tsx'] ?? ''
  expect(forms).toMatch(
    /export const PersonalDataLv = story\('personal-data-lv'\)\nexport const SignIn = story\('sign-in'\)\n$/,
  )
  expect(files['stories/popups.stories.tsx']).toMatch(/export const Welcome = story\('welcome'\)\n$/)
})
