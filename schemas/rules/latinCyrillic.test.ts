import { latinCyrillic } from './latinCyrillic.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('latin_cyrillic', latinCyrillic, {
  params: {},
  good: [
    '',
    'Rīgas iela 5, dz. 3',
    'улица Ленина, 5',
    'ĀČĒĢĪĶĻŅŌŖŠŪŽ',
    'a (b) № 5/6',
    'Müller Jörg',
    'Éléonore',
    'Łukasz Żółć',
    'Straße 5',
    'Şükrü',
    'Øyvind Ångström',
    'Є Ґ Ї і',
    'e\u0301 u\u0308',
    'Ș ț',
    'Ð þ',
  ],
  bad: [
    ['محمد', 'latin_cyrillic'],
    ['αβγ', 'latin_cyrillic'],
    ['a🎲', 'latin_cyrillic'],
    ['<b>', 'latin_cyrillic'],
    [12, 'wrong_type', { type: 'string' }],
    [true, 'wrong_type', { type: 'string' }],
    [{ a: 1 }, 'wrong_type', { type: 'string' }],
  ],
})
