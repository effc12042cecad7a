import { expect, it } from 'vitest'
import { readContentUsersSettings } from './contentUsersSettings.ts'

const key = 'k'.repeat(32)

it('are none where nothing is set, and keep strangers out where only the key is', () => {
  expect(readContentUsersSettings({ CONTENT_USERS_KEY: ' ' })).toEqual({ problems: [] })
  expect(readContentUsersSettings({ CONTENT_USERS_KEY: key }).contentUsers).toEqual({
    key,
    registration: false,
  })
})

it('take pages of the operator', () => {
  const env = {
    CONTENT_USERS_KEY: key,
    CONTENT_USERS_REGISTRATION: '1',
    CONTENT_USERS_RESET_URL: 'https://front.example/reset',
    CONTENT_USERS_CONFIRMED_URL: 'https://front.example/welcome',
    CONTENT_USERS_CALLBACK_URL: 'http://localhost:3001/connect',
  }
  expect(readContentUsersSettings(env).contentUsers).toEqual({
    key,
    registration: true,
    resetUrl: 'https://front.example/reset',
    confirmedUrl: 'https://front.example/welcome',
    callbackUrl: 'http://localhost:3001/connect',
  })
})

it('name what is wrong without repeating it', () => {
  const { contentUsers, problems } = readContentUsersSettings({
    CONTENT_USERS_KEY: 'short',
    CONTENT_USERS_REGISTRATION: 'yes',
    CONTENT_USERS_RESET_URL: 'http://front.example/reset',
    CONTENT_USERS_CALLBACK_URL: 'https://front.example/connect?next=1',
  })
  expect(contentUsers).toBeUndefined()
  expect(problems.map((one) => one.split(' ')[0])).toEqual([
    'CONTENT_USERS_KEY',
    'CONTENT_USERS_REGISTRATION',
    'CONTENT_USERS_RESET_URL',
    'CONTENT_USERS_CALLBACK_URL',
  ])
  expect(problems.join()).not.toContain('short')
  expect(readContentUsersSettings({ CONTENT_USERS_REGISTRATION: '1' }).problems).toEqual([
    'CONTENT_USERS_KEY must be set too',
  ])
})
