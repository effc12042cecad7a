import { perHost } from '../../perHost.ts'
import { createSportsBook } from './createSportsBook.ts'

export const bookOf = perHost(createSportsBook)
