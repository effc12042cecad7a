import type {
  LoyaltyProgrammeDefinition,
  LoyaltyQuestDefinition,
  LoyaltyTask,
  SportsbookDefinition,
} from '#generated/grammar/types.ts'
import type { Finding, Say } from '../runtime/problem.ts'
import { checkAmounts } from './checkAmounts.ts'
import { checkLoyaltyLevel } from './checkLoyaltyLevel.ts'
import { checkNumber } from './checkNumber.ts'
import { checkPeriod } from './checkPeriod.ts'
import { programmeIn, siteIn } from './loyaltyOffered.ts'
import { daysFor, leastExpiry } from './questTime.ts'
import type { SiteIndex } from './siteIndex.ts'

/** A quest that nobody could complete, or whose points could expire before it is. */
export function checkLoyaltyQuest(
  quest: LoyaltyQuestDefinition,
  { definitions }: Pick<SiteIndex, 'definitions'>,
): Finding[] {
  const found: Finding[] = []
  const say: Say = (pointer, code, message, hint) => found.push({ code, pointer, message, hint })
  const others = definitions.filter(
    (one): one is LoyaltyQuestDefinition => one.kind === 'loyalty-quest' && one.id !== quest.id,
  )
  checkNumber(quest, others, 'quest', say)
  checkWhen(quest, say)
  checkWhat(quest, say)
  if (quest.reward.points === 0 && quest.reward.levelPoints === undefined)
    say('/reward/points', 'quest_reward', 'It gives nothing.', 'Give points, or level points.')
  const { task } = quest
  const site = siteIn(definitions)
  if (site && task?.leastStake)
    checkAmounts(task.leastStake, '/task/leastStake', site.general.available_currencies, say)
  const sportsbook = definitions.find((one): one is SportsbookDefinition => one.kind === 'sportsbook')
  const offered = sportsbook?.sports.map(({ number }) => number)
  task?.sports?.forEach((sport, at) => {
    if (offered?.includes(sport) === false)
      say(
        `/task/sports/${at}`,
        'quest_task',
        `The sportsbook takes no bets on sport ${sport}.`,
        'Name one that it lists, or add it there.',
      )
  })
  const programme = programmeIn(definitions, quest.programme)
  if (programme) checkAgainst(quest, programme, say)
  return found
}

function checkWhen(quest: LoyaltyQuestDefinition, say: Say): void {
  const { days, optIn, repeat } = quest
  checkPeriod(quest, 'quest_time', say)
  if (days === undefined) return
  if (!optIn)
    say(
      '/days',
      'quest_time',
      'Its days count from joining, and nobody joins it.',
      'Set optIn, or leave out days.',
    )
  const window = daysFor({ ...quest, days: undefined })
  if (days > window)
    say(
      '/days',
      'quest_time',
      `That is longer than the quest is on (days: ${window}${repeat ? `, ${repeat}` : ''}).`,
      'Give fewer.',
    )
}

/** Either a task that is reached, or an act that is done once. */
function checkWhat(quest: LoyaltyQuestDefinition, say: Say): void {
  const { task, trigger, reach, repeat, optIn, days } = quest
  if ((task === undefined) === (trigger === undefined)) {
    say('', 'quest_task', 'It has either a task or a trigger.', 'Keep one of the two.')
    return
  }
  if ((task === undefined) !== (reach === undefined))
    say(
      task ? '/task' : '/reach',
      'quest_task',
      task ? 'It does not say how much of the task is enough.' : 'Of an act one is enough.',
      task ? 'Set reach.' : 'Remove reach.',
    )
  if (trigger && (repeat ?? optIn ?? days) !== undefined)
    say(
      '/trigger',
      'quest_task',
      'It is done once, and often before anybody could join.',
      'Remove repeat, optIn and days.',
    )
  if (!task) return
  checkNarrowing(task, say)
  const most = daysFor(quest)
  if ('count' in task && task.count === 'days' && reach !== undefined && reach > most)
    say('/reach', 'quest_task', `That is more than the days of the quest (${most}).`, 'Ask for fewer.')
}

/** What narrows a task is of that which it counts. */
function checkNarrowing(task: LoyaltyTask, say: Say): void {
  const refuse = (name: string, message: string) =>
    say(`/task/${name}`, 'quest_task', message, 'Remove it, or count something else.')
  const count = 'count' in task ? task.count : undefined
  const ofBets = task.sports ? 'sports' : task.leastOdds ? 'leastOdds' : undefined
  if (task.games && ofBets) refuse(ofBets, 'Nothing is both a round of a game and a bet on sports.')
  else if (task.games && (count === 'bets' || count === 'deposits'))
    refuse('games', `No game is played in ${count}.`)
  else if (ofBets && (count === 'rounds' || count === 'games' || count === 'deposits'))
    refuse(ofBets, `There are no bets on sports among ${count}.`)
}

function checkAgainst(quest: LoyaltyQuestDefinition, programme: LoyaltyProgrammeDefinition, say: Say): void {
  const { task } = quest
  checkLoyaltyLevel(quest.minLevel, programme, say)
  const product = task && productOf(task)
  if (product && !programme.products.includes(product))
    say(
      '/task',
      'quest_task',
      `The programme ${programme.id} is not about ${product}.`,
      `Count something else, or add ${product} to its products.`,
    )
  const expiry = leastExpiry(programme)
  const window = daysFor(quest)
  if (expiry !== undefined && Number.isFinite(window) && window >= expiry)
    say(
      quest.days !== undefined ? '/days' : quest.repeat !== undefined ? '/repeat' : '/ends',
      'quest_expiry',
      `Points of the programme ${programme.id} expire after ${expiry} days, and this may take ${window}.`,
      'Give less time for it, or let points last longer.',
    )
}

/** The product that alone has what is counted; undefined where both may. */
function productOf(task: LoyaltyTask): 'casino' | 'betting' | undefined {
  const count = 'count' in task ? task.count : undefined
  if (task.games || count === 'rounds' || count === 'games') return 'casino'
  if (task.sports || task.leastOdds || count === 'bets') return 'betting'
  return undefined
}
