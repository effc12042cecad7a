import type { Meta } from '@storybook/react-vite'
import { makeField, makeForm } from '../../../forms/testing/makeForm.ts'
import { blockStory } from '../../testing/blockStory.tsx'
import { offeredSite } from '../../testing/offeredSite.ts'

const meta: Meta = { title: 'Blocks/Social' }
export default meta

const words = {
  en: {
    'story.or': 'or',
    'page.social.continue': 'Continue with {name}',
    'page.social.waiting': 'Finish in the window of {name}.',
  },
  ar: { 'story.or': 'أو', 'page.social.continue': 'المتابعة باستخدام {name}' },
}
const social = { type: 'social', props: { for: 'login', label: 'story.or' } }
const facts = { site: offeredSite }

export const Services = blockStory(social, { facts, words })

export const RightToLeft = blockStory(social, { facts, words, locale: 'ar' })

export const NothingOffered = blockStory([social, { type: 'text', props: { text: 'story.text' } }], { words })

export const BelowAForm = blockStory(
  { type: 'form', props: { form: 'story' }, slots: { default: [social] } },
  { facts, words, artefacts: { 'form/story': makeForm([makeField('email', 'input')]) } },
)
