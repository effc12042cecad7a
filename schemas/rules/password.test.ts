import { password } from './password.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('password', password, {
  params: {},
  good: ['', 'secret1', 'A~!@#$%^&*()_+-=`', 'x'],
  bad: [
    ['pāssword', 'password_symbols', { symbols: ['ā'] }],
    ['пароль1п', 'password_symbols', { symbols: ['п', 'а', 'р', 'о', 'л', 'ь'] }],
    ['a 🎲b', 'password_symbols', { symbols: ['🎲'] }],
    ['with space', 'password'],
    ['tab\t', 'password'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
