import type { StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import type { Field } from '#generated/grammar/types.ts'
import type { FormArtefact } from '#schemas/runtime/artefacts.ts'
import { createStoryHost, type StoryHostOptions } from '../../storyHost.ts'
import { FormRenderer } from '../FormRenderer.tsx'
import { makeForm } from './makeForm.ts'

/** A story that shows fields in a form of their own. */
export function fieldStory(fields: Field | Field[], options?: StoryHostOptions): StoryObj {
  return formStory(makeForm([fields].flat()), options)
}

export function formStory(form: FormArtefact, options?: StoryHostOptions): StoryObj {
  return {
    render: (_args, { globals }) => <StoryForm form={form} options={withLocale(options, globals.dir)} />,
  }
}

function withLocale(options: StoryHostOptions | undefined, dir: unknown): StoryHostOptions {
  return { locale: dir === 'rtl' ? 'ar' : 'en', ...options }
}

type StoryFormProps = { form: FormArtefact; options: StoryHostOptions; children?: ReactNode }

export function StoryForm({ form, options }: StoryFormProps) {
  const [host] = useState(() => createStoryHost(options))
  return (
    <main style={{ maxInlineSize: 640, marginInline: 'auto', padding: 16 }}>
      <FormRenderer form={form} host={host} />
    </main>
  )
}
