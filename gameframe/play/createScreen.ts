import type { FrameState } from '../boot/FrameState.ts'
import type { Translate } from '../messages/createTranslate.ts'
import { el } from '../ui/el.ts'
import { type IconName, icon } from '../ui/icon.ts'

/**
 * Everything around a scene: bars, the line of the result, and the colours of the game.
 * @param isFramed whether the casino's page stands around it, which says the game's name and that it is a demo
 */
export function createScreen(main: HTMLElement, state: FrameState, t: Translate, isFramed: boolean) {
  const { game, mode } = state
  const [sky, glow, near, accent, light] = game.art.palette
  for (const [name, colour] of Object.entries({ sky, glow, near, accent, light }))
    main.style.setProperty(`--${name}`, colour)
  // Chosen by shape, as the two drawings leave room at other places.
  const upright = window.matchMedia('(max-aspect-ratio: 4 / 3)')
  const paint = () => {
    const layout = upright.matches ? 'vertical' : 'horizontal'
    main.style.backgroundImage = `url("/sandbox/games/backgrounds/${game.id}.svg?layout=${layout}")`
  }
  upright.addEventListener('change', paint)
  paint()

  /** @param does what it does, where its name does not say so */
  const tool = (name: IconName, label: string, act: () => void, does = label) =>
    el('button', { type: 'button', class: 'tool', 'aria-label': label, title: does, click: act }, icon(name))
  const stage = el('div', { class: `stage ${game.kind}` })
  // Where nothing else is said above the game, they need no line of their own.
  const tools = el('div', { class: 'tools about' })
  const result = el('p', { class: 'result', role: 'status' })
  const free = el('p', { class: 'free', hidden: true })
  const balance = el('strong')
  const begin = el('button', { type: 'button', class: 'main begin' })
  const fields = el('div', { class: 'fields' })
  const paces = el('div', { class: 'paces' })
  main.className = `game kind-${game.kind}`
  main.replaceChildren(
    el(
      'header',
      { class: 'top' },
      el(
        'div',
        { class: isFramed ? 'hidden' : 'title' },
        el('h1', { dir: 'auto' }, game.name),
        ...(isFramed ? [] : [el('p', {}, mode === 'demo' ? t('demo') : game.studio)]),
      ),
      ...(isFramed ? [] : [tools]),
    ),
    stage,
    free,
    result,
    el(
      'div',
      { class: 'bar' },
      el('p', { class: 'balance' }, el('span', {}, t(mode === 'demo' ? 'balance.demo' : 'balance')), balance),
      ...(isFramed ? [tools] : []),
      fields,
      paces,
      begin,
    ),
  )
  let asked = false
  function say(text: string, isWin = false, way?: HTMLElement): void {
    asked = false
    result.replaceChildren(text, ...(way ? [' ', way] : []))
    result.classList.toggle('won', isWin)
  }
  return {
    stage,
    tools,
    result,
    free,
    balance,
    begin,
    fields,
    paces,
    tool,
    /** Says how a round went, or why there is none. @param way what may be done about it */
    say,
    /** Says what is to be done first; `answered` takes it away when that was done. */
    ask(text: string): void {
      say(text)
      asked = true
    },
    answered(): void {
      if (asked) say('')
    },
    /** The game cannot go on: says why, in the place of everything else. */
    end(text: string, way?: HTMLElement): void {
      main.replaceChildren(el('div', { class: 'ended', role: 'alert' }, el('p', {}, text), way))
    },
  }
}

export type Screen = ReturnType<typeof createScreen>
