import { createAsk } from '../boot/createAsk.ts'

export type Outcome = 'home' | 'draw' | 'away'
export type Match = {
  id: string
  league: string
  home: string
  away: string
  starts_at: string
  is_live: boolean
  /** In hundredths. */
  odds: Record<Outcome, number>
}
export type BetState = 'staking' | 'open' | 'refused' | 'undone' | 'won' | 'lost' | 'void'
/** Sums in minor units. */
export type Bet = {
  id: string
  match: string
  outcome: Outcome
  odds: number
  state: BetState
  stake: string
  returns: string
}
export type Balance = { amount: string; currency: string }
export type Account = { balance: Balance; bets: Bet[] }

const ask = createAsk('/sandbox/bookmaker')

export const askMatches = async () => (await ask<{ matches: Match[] }>('/matches')).matches

/** Redeems the token of a launch, and speaks of what is bet then. */
export async function openSession(token: string) {
  const { session, ...account } = await ask<Account & { session: string }>('/sessions', { token })
  type Changed = { bet: Bet; balance: Balance }
  return {
    account,
    see: () => ask<Account>(`/sessions/${session}`),
    place: (bet: { match: string; outcome: Outcome; odds: number; stake: string }) =>
      ask<Changed>(`/sessions/${session}/bets`, bet),
    decide: (bet: string, decision: 'won' | 'lost' | 'void') =>
      ask<Changed>(`/sessions/${session}/bets/${bet}/decision`, { decision }),
  }
}

export type OpenSession = Awaited<ReturnType<typeof openSession>>
