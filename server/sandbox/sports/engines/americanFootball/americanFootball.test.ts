import { engineSuite } from '../../../../../tests/fixtures/sports/engineSuite.ts'
import { americanFootball } from './americanFootball.ts'

engineSuite('American football', americanFootball, { plays: 2_000, moments: 250, overlapping: [10, 753] })
