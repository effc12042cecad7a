import type { ReactNode } from 'react'
import type { CallFailure, Host, KnownText } from '#renderers/host.ts'
import { Stopped } from './GameCurtain.tsx'
import type { Refusal } from './refusalOf.ts'

type RefusedProps = {
  host: Host
  why: Refusal | 'ended'
  error: CallFailure | undefined
  slot: (name?: string) => ReactNode
  again: () => void
}

/** Why a game cannot be played, in the words of the page, or in ours with another try. */
export function Refused({ host, why, error, slot, again }: RefusedProps) {
  if (why === 'ended') return said('game.ended.title', host.t('game.ended.text'), 'game.again')
  if (why === 'offline') return said('game.offline.title', host.t('game.offline.text'))
  if (why === 'provider') return said('game.provider.title', host.t('game.provider.text'))
  const own = slot(why === 'other' ? 'errors' : why)
  if (own && why !== 'other') return <div role="alert">{own}</div>
  return said('game.refused.title', error ? host.failureText(error) : '', 'game.retry', own)

  function said(title: KnownText, text: string, label: KnownText = 'game.retry', instead?: ReactNode) {
    return (
      <Stopped
        title={instead ?? <h2>{host.t(title)}</h2>}
        text={text}
        label={host.t(label)}
        onClick={again}
        isSecond={Boolean(instead)}
      />
    )
  }
}
