import { mostUsed, oftenUsed } from './commonPasswords.ts'

const listOf = (words: string) => words.trim().split(/\s+/)
const firstTried = new Set(listOf(mostUsed))
const tried = new Set([...firstTried, ...listOf(oftenUsed)])

/** What people write for letters. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '!': 'i',
}
const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]
const bothWays = runs.flatMap((run) => [run, [...run].reverse().join('')])

/**
 * Whether a password is one that is tried first: on the list of those most used, also with digits behind it or with
 * digits for letters; one thing over and over; a run of the alphabet or the keyboard; or a name, whatever of no letters
 * stands behind it.
 * @param names of the player and of the site: e-mail address, login, number, first name, brand
 */
export function isGuessable(password: string, names: readonly string[] = []): boolean {
  const text = password.toLowerCase()
  const bare = text.replace(/\d+$/, '')
  const plain = plainly(text)
  // Whatever stands behind the very first ones; behind others signs are more than the list knows.
  const stem = text.replace(/[^a-z]+$/, '')
  return (
    [text, bare, plain].some((one) => tried.has(one)) ||
    firstTried.has(stem) ||
    isRepeated(text) ||
    new Set(text).size < 3 ||
    bothWays.some((run) => run.includes(text)) ||
    names.some((name) => isNamed(text, name))
  )
}

/** One piece of up to four characters, over and over. */
function isRepeated(text: string): boolean {
  return [1, 2, 3, 4].some(
    (length) =>
      text.length >= 2 * length && text === text.slice(0, length).repeat(text.length).slice(0, text.length),
  )
}

const plainly = (text: string) => [...text].map((char) => letters[char] ?? char).join('')

const unspaced = (text: string) => text.toLowerCase().replace(/[\s+]/g, '')

function isNamed(password: string, name: string): boolean {
  const text = unspaced(password)
  const whole = unspaced(name)
  const local = whole.split('@', 1)[0] ?? ''
  const stem = text.replace(/[^\p{L}]+$/u, '')
  const forms = [text, stem, plainly(text), plainly(stem)]
  return local.length > 3 && forms.some((form) => form === whole || form === local)
}
