import type { BlackjackOutcome } from '#games/engines/cards/blackjack.ts'
import type { Outcome } from '#games/engines/Engine.ts'
import type { Kind } from '#games/engines/engines.ts'
import type { MinesOutcome } from '#games/engines/mines.ts'

/**
 * What is done for a player who has left a round open for too long, as the rules of the game say: hands of blackjack stand,
 * what was won among mines is taken, a flight ends as it would have. None where nothing was done yet; then the stake comes back.
 */
export function defaultMove(kind: Kind, outcome: Outcome): unknown {
  // By then it has ended, where the player said before or at its point.
  if (kind === 'crash') return 'leave'
  if (kind === 'blackjack' && (outcome as BlackjackOutcome).options.includes('stand')) return 'stand'
  if (kind === 'mines' && (outcome as MinesOutcome).opened.length > 0) return { take: true }
  return undefined
}
