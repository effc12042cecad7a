import type { ComponentProps, MouseEvent } from 'react'
import { isPlainClick } from '#renderers/routes/isPlainClick.ts'
import { navigate } from '#renderers/routes/navigate.ts'
import { type Choice, writeChoice } from './Choice.ts'

type ChoiceLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Search part of the address now. */
  search: string
  choice: Choice
}

/** A real link to the same page with another choice; the page stays where it is scrolled to. */
export function ChoiceLink({ search, choice, ...rest }: ChoiceLinkProps) {
  const address = location.pathname + writeChoice(search, choice)
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigate(address, { stay: true })
  }
  return <a {...rest} href={address} onClick={follow} />
}
