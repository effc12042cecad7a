// The first client of the games' frame: every kind can be played, with plain elements. It decides nothing.
const main = document.querySelector('main')
const base = main.dataset.session

/** An element with attributes and content; functions are listeners. */
function el(name, attributes = {}, ...content) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (typeof value === 'function') element.addEventListener(key, value)
    else if (value === true) element.setAttribute(key, '')
    else if (value !== false && value !== undefined) element.setAttribute(key, value)
  element.append(...content.filter((one) => one !== undefined))
  return element
}

async function ask(path, body) {
  const answer = await fetch(base + path, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const said = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(said.error?.message ?? 'No answer'), said.error)
  return said
}

const state = await ask('/state').catch((error) => {
  main.replaceChildren(el('p', { role: 'alert' }, error.message))
  throw error
})
const { game, currency, rules } = state
const { kind, config } = game.mathematics
const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  .maximumFractionDigits
const money = (units) =>
  new Intl.NumberFormat(state.locale, { style: 'currency', currency }).format(Number(units) / 10 ** digits)

const balance = el('output', { 'aria-label': 'Balance' })
const status = el('p', { role: 'status' })
const stage = el('div', { class: 'stage' })
const stake = el('input', {
  type: 'number',
  inputmode: 'numeric',
  min: state.stakes.min,
  max: state.stakes.max,
  step: 1,
  value: Math.min(Number(state.stakes.max), 10 * Number(state.stakes.min)),
})
const begin = el('button', { class: 'main', type: 'button', click: () => void play() }, 'Play')
const moves = el('div', { class: 'row' })
const fair = el('p')

const choose = (label, values, names = values) =>
  el('label', {}, label, el('select', {}, ...values.map((value, at) => el('option', { value }, names[at]))))
const number = (label, value, min, max) =>
  el('label', {}, label, el('input', { type: 'number', value, min, max, step: 1 }))
const given = (label) => label.lastElementChild.value

/** What is asked before a round, by kind, and the choice that it makes. */
const boards = {
  slots: () => ({ fields: [], choice: (sum) => ({ stake: sum }) }),
  blackjack: () => ({ fields: [], choice: (sum) => ({ stake: sum }) }),
  roulette() {
    const bets = [
      'red',
      'black',
      'odd',
      'even',
      'low',
      'high',
      'dozen_1',
      'dozen_2',
      'dozen_3',
      'column_1',
      'column_2',
      'column_3',
      'straight',
    ]
    const [kindOf, pocket] = [
      choose(
        'Bet',
        bets,
        bets.map((bet) => bet.replace('_', ' ')),
      ),
      number('Number', 17, 0, 36),
    ]
    return {
      fields: [kindOf, pocket],
      choice: (sum) => {
        const bet = given(kindOf)
        return {
          bets: [{ kind: bet, stake: sum, ...(bet === 'straight' && { numbers: [Number(given(pocket))] }) }],
        }
      },
    }
  },
  baccarat() {
    const side = choose('Bet', ['player', 'banker', 'tie'])
    return { fields: [side], choice: (sum) => ({ bets: { [given(side)]: sum } }) }
  },
  dice() {
    const [side, target] = [choose('Roll', ['under', 'over']), number('Target of 10,000', 5000, 100, 9900)]
    return {
      fields: [side, target],
      choice: (sum) => ({ stake: sum, side: given(side), target: Number(given(target)) }),
    }
  },
  mines() {
    const count = number('Mines', 3, config.mines?.least, config.mines?.most)
    return { fields: [count], choice: (sum) => ({ stake: sum, mines: Number(given(count)) }) }
  },
  plinko() {
    const risks = Object.keys(config.tables)
    const [risk, rows] = [choose('Risk', risks), choose('Rows', Object.keys(config.tables[risks[0]]))]
    return {
      fields: [risk, rows],
      choice: (sum) => ({ stake: sum, risk: given(risk), rows: Number(given(rows)) }),
    }
  },
  crash() {
    const at = el(
      'label',
      {},
      'Leave at ×',
      el('input', { type: 'number', value: '2.00', min: '1.01', max: config.most / 100, step: '0.01' }),
    )
    return { fields: [at], choice: (sum) => ({ stake: sum, at: Math.round(100 * Number(given(at))) }) }
  },
}
const board = boards[kind]()

const suits = ['♠', '♥', '♦', '♣']
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const cards = (list) => list.map((card) => ranks[card % 13] + suits[Math.floor(card / 13)]).join(' ')
const line = (...content) => el('p', { class: 'cards' }, ...content)

/** How a round is shown, by kind. */
const pictures = {
  slots: ({ spins, held }) => {
    const last = spins[spins.length - 1]
    const paying = new Set(spins.flatMap(({ wins }) => wins.map(({ symbol }) => symbol)))
    const reels = el('div', { class: 'reels' })
    for (const window of last.windows)
      reels.append(
        el(
          'div',
          {},
          ...[...window].map((symbol) => el('span', { class: paying.has(symbol) ? 'hit' : '' }, symbol)),
        ),
      )
    const free = spins.length > 1 ? el('p', {}, `${spins.length - 1} free spins were played`) : undefined
    return [
      reels,
      free,
      held ? el('p', {}, `Hold and win: ${held.coins.length + held.respins.flat().length} coins`) : undefined,
    ]
  },
  roulette: (round) => [line(String(round.number === 37 ? '00' : round.number))],
  blackjack: ({ hands, dealer, active }) => [
    line(`Dealer ${cards(dealer)}`),
    ...hands.map((hand, at) => line(`${at === active ? '▸ ' : ''}You ${cards(hand.cards)}`)),
  ],
  baccarat: ({ player, banker, result }) => [
    line(`Player ${cards(player)}`),
    line(`Banker ${cards(banker)}`),
    el('p', {}, result),
  ],
  dice: ({ roll }) => [line(String(roll))],
  plinko: ({ path, pays }) => [
    line(path.map((step) => (step ? '↘' : '↙')).join('')),
    line(`× ${pays / 100}`),
  ],
  crash: ({ point }) => [line(`× ${(point / 100).toFixed(2)}`)],
  mines: (outcome) => {
    const field = el('div', { class: 'field' })
    for (let cell = 0; cell < config.cells; cell += 1) {
      const isOpen = outcome.opened.includes(cell)
      const mark = outcome.mines?.includes(cell) ? '✹' : isOpen ? '◆' : ''
      const disabled = outcome.isOver || isOpen
      field.append(
        el(
          'button',
          {
            type: 'button',
            disabled,
            'aria-label': `Cell ${cell + 1} ${mark}`,
            click: () => void move({ pick: cell }),
          },
          mark,
        ),
      )
    }
    return [field]
  },
}

let open = state.round
function show({ round, balance: now }) {
  if (now) balance.textContent = money(now.amount)
  if (!round) return
  const { outcome } = round
  open = outcome.isOver ? undefined : round
  stage.replaceChildren(...pictures[kind](outcome).filter((one) => one !== undefined))
  const [won, staked] = [Number(outcome.win), Number(outcome.stake)]
  // What is not above the stake is no reason to celebrate where that is not allowed.
  const isWin = won > 0 && (rules.celebrate_returns || won > staked)
  status.textContent = outcome.isOver
    ? isWin
      ? `You win ${money(won)}`
      : `Returned ${money(won)} of ${money(staked)}`
    : ''
  const options = open ? (outcome.options ?? (outcome.opened?.length ? ['take'] : [])) : []
  moves.replaceChildren(
    ...options.map((option) =>
      el(
        'button',
        { type: 'button', click: () => void move(option === 'take' ? { take: true } : option) },
        option,
      ),
    ),
  )
  begin.disabled = open !== undefined
}

async function tell(work) {
  begin.disabled = true
  try {
    show(await work())
  } catch (error) {
    status.textContent = error.message
    if (error.balance) balance.textContent = money(error.balance.amount)
  }
  begin.disabled = open !== undefined
}
const play = () =>
  tell(async () => {
    const free = state.free_rounds.find(({ remaining }) => remaining > 0)
    const played = await ask('/rounds', {
      choice: board.choice(free ? free.stake : String(Math.round(Number(stake.value)))),
      ...(free && { campaign: free.campaign }),
    })
    if (free) free.remaining -= 1
    return played
  })
const move = (one) => tell(() => ask(`/rounds/${open.id}/moves`, { move: one }))

function showSeeds(seeds, revealed) {
  fair.replaceChildren(
    `Server seed (SHA-256) ${seeds.commitment}, your seed ${seeds.client}, round ${seeds.nonce}.`,
    revealed ? ` The last server seed was ${revealed.server}.` : '',
  )
}
const seed = el('input', { 'aria-label': 'Your seed', maxlength: 64, placeholder: 'Your seed' })
const change = el(
  'button',
  {
    type: 'button',
    click: () =>
      void ask('/seeds', seed.value === '' ? {} : { client: seed.value }).then(
        ({ seeds, revealed }) => showSeeds(seeds, revealed),
        (error) => {
          status.textContent = error.message
        },
      ),
  },
  'Change seeds',
)

main.replaceChildren(
  el('header', {}, el('h1', {}, game.name), balance),
  stage,
  status,
  moves,
  el(
    'div',
    { class: 'row' },
    el('label', {}, `Stake, minor units of ${currency}`, stake),
    ...board.fields,
    begin,
  ),
  el(
    'details',
    {},
    el('summary', {}, `Returns ${game.return} %. Fairness`),
    fair,
    el('div', { class: 'row' }, seed, change),
  ),
)
showSeeds(state.seeds)
show({ round: state.round, balance: state.balance })
if (state.mode === 'demo') status.textContent = 'Play money'
