import { expect, it } from 'vitest'
import { cleanFileName } from './cleanFileName.ts'

it.each([
  ['passport.jpg', 'passport.jpg'],
  ['Ausweis (Rückseite) 2.png', 'Ausweis (Rückseite) 2.png'],
  ['паспорт.pdf', 'паспорт.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system32\\a.png', 'a.png'],
  ['/absolute/path.png', 'path.png'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  ['', 'file'],
  ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
  ['a\u0000b\r\n.png', 'ab.png'],
  ['gpj\u202eexe.png', 'gpjexe.png'],
  ['con:aux|nul?.png', 'con_aux_nul_.png'],
])('%j is shown as %j', (given, shown) => {
  expect(cleanFileName(given)).toBe(shown)
})

it('is cut to a hundred characters, and keeps its ending', () => {
  expect(cleanFileName(`${'ä'.repeat(500)}.jpeg`)).toBe(`${'ä'.repeat(95)}.jpeg`)
})
