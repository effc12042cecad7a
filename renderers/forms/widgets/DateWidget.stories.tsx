import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Date' }
export default meta

const birthDate = makeField('birth_date', 'date', { attributes: { max: '-P18Y' } })

export const Empty = fieldStory(makeRequired(birthDate))
export const Filled = fieldStory({ ...birthDate, initial: '1990-12-31' })

const opened = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /calendar/i }))
  await waitFor(() => within(document.body).getByRole('dialog'), { timeout: 20_000 })
}
/** From the years, the last of them that is of age. */
export const Years: StoryObj = { ...fieldStory(birthDate), play: opened }
export const Month: StoryObj = { ...fieldStory({ ...birthDate, initial: '1990-12-31' }), play: opened }
