import type { ComponentProps } from 'react'
import { isPlainClick } from '#renderers/routes/isPlainClick.ts'
import { SportMark } from '../marks/SportMark.tsx'
import type { FoundOption } from './foundOptions.ts'

type SearchOptionProps = {
  option: FoundOption
  /** What it is in the list. */
  role: ComponentProps<'a'>
  onGo: (address: string) => void
}

/** An event or a league that was found: a link, so that it can be opened beside the page too. */
export function SearchOption({ option, role, onGo }: SearchOptionProps) {
  const { address, sport, name, of, when, isLive } = option
  return (
    <a
      {...role}
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
