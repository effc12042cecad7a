import { expect, it } from 'vitest'
import { readIdentities } from './readIdentities.ts'

it('reads who an applicant is, as they write themselves, as passports do, and by each document', () => {
  const info = {
    firstName: 'Юлия',
    lastName: 'Сергеева',
    firstNameEn: 'Iuliia',
    lastNameEn: 'Sergeeva',
    dob: '1990-05-17',
    idDocs: [
      {
        idDocType: 'PASSPORT',
        country: 'LVA',
        number: 'LV1234567',
        firstName: 'JULIJA',
        lastName: 'SERGEJEVA',
      },
      { idDocType: 'SELFIE' },
    ],
  }
  expect(readIdentities(info)).toEqual([
    { firstName: 'Юлия', lastName: 'Сергеева', birthDate: '1990-05-17', document: undefined },
    { firstName: 'Iuliia', lastName: 'Sergeeva', birthDate: '1990-05-17' },
    {
      firstName: 'JULIJA',
      lastName: 'SERGEJEVA',
      birthDate: '1990-05-17',
      document: { country: 'LVA', number: 'LV1234567' },
    },
  ])
})

it.each([
  undefined,
  null,
  'info',
  7,
  {},
  { idDocs: 'none' },
  { firstName: { $ne: 1 }, lastName: 'x', idDocs: [null] },
])('knows nobody by %j', (info) => {
  expect(readIdentities(info)).toEqual([])
})
