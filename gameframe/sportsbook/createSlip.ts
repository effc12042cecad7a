import type { MessageKey, Translate } from '../messages/createTranslate.ts'
import type { Money } from '../money/createMoney.ts'
import { el, isActive, setActive } from '../ui/el.ts'
import type { Pick } from './drawMatches.ts'
import { showPrice } from './showPrice.ts'

type SlipOptions = {
  isGuest: boolean
  onPlace: (stake: string) => void
  onSignIn: () => void
  onRemove: () => void
}

/** The bet slip, whose field keeps what is typed while all around it is drawn anew. */
export function createSlip({ isGuest, onPlace, onSignIn, onRemove }: SlipOptions) {
  const title = el('h2')
  const empty = el('p')
  const name = el('strong')
  const price = el('bdi', { dir: 'ltr' })
  const stakeName = el('span')
  const stake = el('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off', value: '5' })
  const returns = el('p')
  const place = el('button', { type: 'button', class: 'place', click: () => press() })
  const remove = el('button', { type: 'button', click: onRemove })
  const told = el('p', { role: 'status', tabindex: -1 })
  const filled = el(
    'div',
    { class: 'filled' },
    el('p', {}, name, ' ', price),
    el('label', {}, stakeName, stake),
    returns,
    place,
    remove,
  )
  const element = el('aside', { class: 'slip' }, title, empty, filled, told)
  let money: Money | undefined
  let words: Translate | undefined
  let picked: Pick | undefined
  stake.addEventListener('input', showReturns)

  function showReturns() {
    const units = money?.read(stake.value)
    const odds = picked?.match.odds[picked.outcome]
    returns.textContent =
      units === undefined || odds === undefined || !money || !words
        ? ''
        : words('sports.returns', { amount: money.show((units * BigInt(odds)) / 100n) })
  }

  function press() {
    if (!isActive(place)) return
    if (isGuest) return onSignIn()
    const units = money?.read(stake.value)
    if (units === undefined || units === 0n) return tell('error.NO_SUM')
    onPlace(String(units))
  }

  /** @param isLast what was pressed is gone, and this stands in its place */
  function tell(key: MessageKey | undefined, isLast = false) {
    told.textContent = key && words ? words(key) : ''
    if (isLast) told.focus({ preventScroll: true })
  }

  return {
    element,
    tell,
    setBusy: (isBusy: boolean) => setActive(place, !isBusy),
    draw(t: Translate, its: Money, format: string, pick: Pick | undefined) {
      ;[words, money, picked] = [t, its, pick]
      title.textContent = t('sports.slip')
      empty.textContent = t('sports.empty')
      empty.hidden = pick !== undefined
      filled.hidden = pick === undefined
      stakeName.textContent = t('sports.stake')
      place.textContent = t(isGuest ? 'sports.signIn' : 'sports.place')
      remove.textContent = t('sports.remove')
      if (pick) {
        const { home, away } = pick.match
        name.replaceChildren(
          el('bdi', {}, home),
          ' – ',
          el('bdi', {}, away),
          `, ${t(`sports.${pick.outcome}`)}`,
        )
        price.textContent = showPrice(pick.match.odds[pick.outcome], format)
      }
      showReturns()
    },
  }
}
