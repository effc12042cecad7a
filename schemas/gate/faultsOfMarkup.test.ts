import { expect, it } from 'vitest'
import { faultsOfMarkup } from './faultsOfMarkup.ts'

it.each([
  'Plain words, 1 < 2 and <3',
  '<p>One<br>two<br/>three</p>',
  '<ul><li>a</li><li>b</li></ul>',
  '<p lang="en" dir="ltr">x</p>',
  '<a href="/terms">t</a> <a href=\'mailto:a@example.com\'>m</a> <a href="{link}">l</a>',
  '{count, plural, one {<b>one</b>} other {<b>#</b>}}',
  '<H2>Big</H2>',
])('takes %s', (text) => {
  expect(faultsOfMarkup(text)).toEqual([])
})

it.each([
  ['<p>One', ['<p> is not closed.']],
  ['<b>One</p>', ['</p> closes nothing that is open there.']],
  ['<b><i>One</b></i>', ['</b> closes nothing that is open there.']],
  ['One</p>', ['</p> closes nothing that is open there.']],
  ['<script>x()</script>', ['No text may hold <script>.']],
  ['<p><img src="/a.png"></p>', ['No text may hold <img>.', 'No text may hold the attribute src.']],
  ['<p onclick="x()">a</p>', ['No text may hold the attribute onclick.']],
  ['<a href="http://a.example">a</a>', ['No link may lead to http://a.example.']],
  ['<a href="javascript:x()">a</a>', ['No link may lead to javascript:x().']],
  ['<a href="//a.example">a</a>', ['No link may lead to //a.example.']],
  ['<a href="">a</a>', ['No link may lead to nowhere.']],
  ['<p>One</p', ['The tag </p has no end.']],
  ['<p class=x>One <b</p>', ['No text may hold the attribute class.', 'The tag <b has no end.']],
] as const)('says what is wrong with %s', (text, faults) => {
  expect(faultsOfMarkup(text)).toEqual(faults)
})
