import type { Meta } from '@storybook/react-vite'
import { fieldStory } from '../testing/fieldStory.tsx'
import { makeField, makeRequired } from '../testing/makeForm.ts'

const meta: Meta = { title: 'Forms/Phone' }
export default meta

const mobile = makeField('mobile', 'phone')
const country = makeField('phone_country_code', 'country_code', { initial: { to: 'selectedValue' } })

export const Empty = fieldStory([country, makeRequired(mobile)])
export const Filled = fieldStory([country, { ...mobile, initial: '20123456' }])
export const CarriesItsCode = fieldStory({ ...mobile, initial: '37120123456' })
