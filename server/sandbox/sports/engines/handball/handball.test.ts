import { engineSuite } from '../../../../../tests/fixtures/sports/engineSuite.ts'
import { handball } from './handball.ts'

engineSuite('handball', handball, { plays: 2_000, overlapping: [10, 63, 85] })
