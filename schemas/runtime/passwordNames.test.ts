import { expect, it } from 'vitest'
import { passwordNames } from './passwordNames.ts'

it('are those of the site and of whoever is signed in', () => {
  const session = {
    login: 'anna.k',
    first_name: 'Anna',
    fakename: 'Annushka',
    login_contact: { type: 'email', contact: 'anna@example.com', is_confirmed: true },
  }
  expect(passwordNames('Aurora', session)).toEqual([
    'Aurora',
    'anna.k',
    'Anna',
    'Annushka',
    'anna@example.com',
  ])
  expect(passwordNames('Aurora', { authenticated: false, uid: 0, login_contact: null })).toEqual(['Aurora'])
})
