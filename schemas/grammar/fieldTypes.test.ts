import { expect, it } from 'vitest'
import api from '#generated/openapi.json' with { type: 'json' }
import form from './form.json' with { type: 'json' }

it('the platform supplies fields of the types that forms have', () => {
  const { type } = api.components.schemas.PersonalDataField.properties
  expect(type.enum).toEqual(form.$defs.fieldType.enum)
})
