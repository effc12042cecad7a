import { isPlainClick } from '#renderers/routes/isPlainClick.ts'
import { SportMark } from '../marks/SportMark.tsx'
import type { FoundOption } from './foundOptions.ts'

type SearchOptionProps = {
  id: string
  option: FoundOption
  isChosen: boolean
  onGo: (address: string) => void
}

/** An event or a league that was found: a link, so that it can be opened beside the page too. */
export function SearchOption({ id, option, isChosen, onGo }: SearchOptionProps) {
  const { address, sport, name, of, when, isLive } = option
  return (
    <a
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={address}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onGo(address)
      }}
    >
      <SportMark sport={sport} size="20px" />
      <span>
        <b>{name}</b>
        <small>
          {isLive && <i data-live="" />}
          {[of, when].filter(Boolean).join(' · ')}
        </small>
      </span>
    </a>
  )
}
