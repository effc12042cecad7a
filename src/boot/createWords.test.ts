import { ref } from 'valtio/vanilla'
import { expect, it } from 'vitest'
import type { Artefact, MessagesArtefact } from '#schemas/runtime/artefacts.ts'
import { testBoot } from '../testing/testBoot.ts'
import { createStores } from './createStores.ts'
import { createWords } from './createWords.ts'

const words = (texts: Record<string, string>, locale = 'en'): Artefact => {
  const messages: MessagesArtefact['messages'] = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, [text]]),
  )
  return { kind: 'messages', id: locale, locale, messages }
}

it('keeps words of the release before for what is of it still, and has them of no other language', () => {
  const stores = createStores(testBoot())
  const { content, locale } = stores
  const put = (artefacts: Record<string, Artefact>) => {
    content.state.artefacts = ref({ ...content.state.artefacts, ...artefacts })
  }
  put({ 'messages/en': words({ 'forms.registration.text-1': 'Shoe size', 'forms.email.label': 'E-mail' }) })
  const i18n = createWords(stores)
  put({ 'messages/en': words({ 'forms.email.label': 'Your e-mail' }), 'messages/ar': words({}, 'ar') })
  expect(i18n._('forms.registration.text-1')).toBe('Shoe size')
  expect(i18n._('forms.email.label')).toBe('Your e-mail')
  locale.set('ar')
  expect(i18n.messages).toEqual({})
})
