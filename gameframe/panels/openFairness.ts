import { ProviderError } from '../boot/createAsk.ts'
import type { PageTalk } from '../boot/createPageTalk.ts'
import type { Provider } from '../boot/createProvider.ts'
import type { Round, ShownSeeds } from '../boot/FrameState.ts'
import type { MessageKey, Translate } from '../messages/createTranslate.ts'
import { el } from '../ui/el.ts'
import { openDialog } from '../ui/openDialog.ts'

type Options = {
  provider: Provider
  seeds: ShownSeeds
  lastRound: () => Round | undefined
  page: PageTalk
  isReal: boolean
  t: Translate
  errorText: (code: string) => string
  changed: (seeds: ShownSeeds) => void
}

/** Seeds of the rounds to come, and the way to check those that were. */
export function openFairness(options: Options): void {
  const { provider, t, page, isReal, lastRound, errorText } = options
  let { seeds } = options
  const facts = el('dl', { class: 'seeds' })
  const said = el('p', { role: 'status' })
  const input = el('input', {
    type: 'text',
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    pattern: '[!-9;-~]{1,64}',
    value: seeds.client,
  })
  const fact = (key: MessageKey, value: string | number) =>
    el('div', {}, el('dt', {}, t(key)), el('dd', {}, String(value)))

  function draw(revealed?: string): void {
    const round = lastRound()
    facts.replaceChildren(
      fact('fair.hash', seeds.commitment),
      fact('fair.next', seeds.next),
      fact('fair.nonce', seeds.nonce),
      ...(round ? [fact('fair.lastRound', `${round.id} (${round.nonce})`)] : []),
      ...(revealed === undefined ? [] : [fact('fair.revealed', revealed)]),
    )
  }
  function take(taken: ShownSeeds): void {
    seeds = taken
    options.changed(seeds)
  }
  async function change(): Promise<void> {
    try {
      const answer = await provider.changeSeeds(input.value.trim(), seeds.next)
      take(answer.seeds)
      input.value = seeds.client
      said.textContent = t('fair.changed')
      draw(answer.revealed.server)
    } catch (error) {
      const code = error instanceof ProviderError ? error.code : ''
      said.textContent = errorText(code)
      if (code !== 'SEEDS_CHANGED') return
      // In another tab: the hash of the next is another now.
      take((await provider.state()).seeds)
      draw()
    }
  }
  function verify(): void {
    const round = lastRound()
    if (round) page.say({ event: 'wants', what: 'verify', round: round.id })
  }
  draw()
  openDialog(t, t('fair'), [
    el('p', {}, t('fair.how')),
    facts,
    el(
      'form',
      {
        class: 'seed-form',
        submit: (event) => {
          event.preventDefault()
          void change()
        },
      },
      el('label', { class: 'field' }, el('span', {}, t('fair.client')), input),
      el('button', { type: 'submit', class: 'move' }, t('fair.change')),
    ),
    said,
    // Who plays for money finds the round in the page's verifier, filled in.
    ...(page.isFramed && isReal && lastRound()
      ? [el('button', { type: 'button', class: 'move', click: verify }, t('fair.verify'))]
      : []),
  ])
}
