import type { ReactNode } from 'react'
import type { CallFailure, Host, KnownText } from '#renderers/host.ts'
import { Stopped } from '../../game/GameCurtain.tsx'
import { refusalOf } from '../../game/refusalOf.ts'

type FrameRefusedProps = {
  host: Host
  /** Undefined where what was open is over. */
  error: CallFailure | undefined
  slot: (name?: string) => ReactNode
  again: () => void
}

/** Why the sportsbook cannot be bet in, in the words of the page, or in ours with another try. */
export function FrameRefused({ host, error, slot, again }: FrameRefusedProps) {
  if (!error)
    return said(
      'sportsbook.frame.ended.title',
      host.t('sportsbook.frame.ended.text'),
      'sportsbook.frame.again',
    )
  const why = refusalOf(error)
  if (why === 'offline') return said('game.offline.title', host.t('sportsbook.frame.offline'))
  if (why === 'provider')
    return said('sportsbook.frame.provider.title', host.t('sportsbook.frame.provider.text'))
  const own = slot(why === 'profile' || why === 'excluded' ? why : 'errors')
  if (own && (why === 'profile' || why === 'excluded')) return <div role="alert">{own}</div>
  return said('game.refused.title', host.failureText(error), 'game.retry', own)

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
