import { phone } from './phone.ts'
import { exampleTable } from './testing/exampleTable.ts'

exampleTable('phone of a country with one mask', phone, {
  params: { country_field: 'country' },
  good: ['', '29123456', '+37129123456', '37129123456'],
  bad: [
    ['2912345', 'phone'],
    ['291234567', 'phone'],
    ['+49291234567', 'phone'],
    ['29 123 456', 'phone'],
    ['29a23456', 'phone'],
    ['+', 'phone'],
    [29123456, 'wrong_type', { type: 'string' }],
  ],
})
exampleTable('phone of a country with several masks', phone, {
  params: { country_field: 'country' },
  context: { values: { country: 'de' } },
  good: ['1512345678', '15123456789', '+4915123456789'],
  bad: [
    ['151234567', 'phone'],
    ['151234567890', 'phone'],
  ],
})
exampleTable('phone of a country whose mask spells the dial code', phone, {
  params: { country_field: 'country' },
  context: { values: { country: '372' } },
  good: ['51234567', '+37251234567', '37251234567'],
  bad: [
    ['5123456', 'phone'],
    ['+37151234567', 'phone'],
  ],
})
exampleTable('phone of a country without a mask', phone, {
  params: { country_field: 'country' },
  context: { values: { country: '+1' } },
  good: ['2025550143', '+12025550143', '12025550143'],
  bad: [
    ['202555', 'phone'],
    ['+37129123456', 'phone'],
  ],
})
exampleTable('phone of a country that is not in the settings', phone, {
  params: { country_field: 'country' },
  context: { values: { country: 'LT' }, phoneCountries: [] },
  good: ['61234567', '+37061234567'],
  bad: [['612', 'phone']],
})
exampleTable('phone without a country', phone, {
  params: {},
  good: ['+37129123456', '37129123456'],
  bad: [
    ['29123456', 'phone'],
    ['+999123', 'phone'],
    ['0'.repeat(300), 'phone'],
  ],
})
