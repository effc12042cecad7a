import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Region' }
export default meta

const country = makeField('country_code', 'country_code')
const region = makeField('region', 'region', {
  attributes: {
    options: {
      select: {
        by: 'country_code',
        cases: {
          LV: [
            { value: 'RIX', name: 'Rīga' },
            { value: 'VID', name: 'Vidzeme' },
          ],
        },
      },
    },
  },
  initial: { to: 'firstValue' },
})

export const WaitsForCountry = fieldStory([country, region])
export const OfTheCountry = fieldStory([{ ...country, initial: 'LV' }, region])
