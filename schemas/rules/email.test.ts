import { email } from './email.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('email', email, {
  params: {},
  good: ['', 'a@b.lv', 'anna.b+c@mail.example.com', 'jānis@e.lv'],
  bad: [
    ['a@b', 'email'],
    ['a@b.c.d.e', 'email'],
    ['a@@b.lv', 'email'],
    ['a@b@c.lv', 'email'],
    ['@b.lv', 'email'],
    ['a @b.lv', 'email'],
    ['a@b..lv', 'email'],
    ['a@.lv', 'email'],
    ['a@b.lv\n', 'email'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
