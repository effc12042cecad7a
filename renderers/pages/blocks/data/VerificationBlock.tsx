import { useEffect, useRef, useState } from 'react'
import { focusContent } from '../../../routes/focusContent.ts'
import type { BlockView } from '../../BlockView.ts'
import { Icon } from '../../icons.tsx'
import classes from './VerificationBlock.module.css'
import { type OpenWidget, type Right, readRight } from './verification/Widget.ts'

/** Each provider's widget comes only when it is opened. */
const widgets: Record<Right['provider'], () => Promise<OpenWidget>> = {
  sandbox: async () => (await import('./verification/openFrame.ts')).openFrame,
  sumsub: async () => (await import('./verification/openSumsub.ts')).openSumsub,
}

/** Opens the widget in which the player hands in documents. What is decided about them comes to the platform alone. */
export function VerificationBlock({ props, host, scope }: BlockView<'verification'>) {
  const { label, look = 'primary', submitted = [] } = props
  const [opened, setOpened] = useState<{ right: Right; open: OpenWidget }>()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef({ host, scope, submitted })
  latest.current = { host, scope, submitted }

  const ask = async (): Promise<Right> => {
    const result = await host.call('verification.getAccessToken', {})
    if (!result.ok) throw new Refusal(host.failureText(result.error))
    const right = readRight(result.response)
    if (!right) throw new Error('The right to open the widget is not as described')
    return right
  }
  const open = async () => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    try {
      const right = await ask()
      setOpened({ right, open: await widgets[right.provider]() })
    } catch (failure) {
      if (!(failure instanceof Refusal)) host.report(failure, 'verification')
      setError(failure instanceof Refusal ? failure.message : host.t('error.unknown'))
    } finally {
      setBusy(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a widget stays as it was opened, whatever is drawn around it
  useEffect(() => {
    const element = place.current
    if (!opened || !element) return
    const { pathname } = location
    const shut = opened.open(element, {
      right: opened.right,
      locale: host.locale(),
      scheme: getComputedStyle(element).colorScheme === 'light' ? 'light' : 'dark',
      title: host.t('page.verification.frame'),
      renew: async () => (await ask()).token,
      onSubmitted: () => {
        const now = latest.current
        now.host
          .run(now.submitted, now.scope)
          .catch((failure: unknown) => host.report(failure, 'verification'))
      },
      onExpired: () => {
        setOpened(undefined)
        setError(host.t('page.verification.expired'))
      },
    })
    element.querySelector('iframe')?.focus()
    return () => {
      shut()
      if (button.current) button.current.focus()
      else if (location.pathname === pathname) showContent()
    }
  }, [opened])

  return (
    <div className={classes.verification}>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          <Icon name="alert" /> <span>{error}</span>
        </p>
      )}
      {opened ? (
        <>
          <div ref={place} className={classes.place} />
          <button type="button" className={classes.close} onClick={() => setOpened(undefined)}>
            {host.t('page.verification.close')}
          </button>
        </>
      ) : (
        <button
          ref={button}
          type="button"
          className={classes.open}
          data-look={look}
          aria-busy={isBusy}
          onClick={open}
        >
          <Icon name="shield" />
          <span>{host.t(label, scope)}</span>
        </button>
      )}
      <p className="visually-hidden" role="status">
        {isBusy && host.t('page.verification.opening')}
      </p>
    </div>
  )
}

/** Where something else stands in place of the block, as once documents are handed in: the focus would be lost with the widget. */
function showContent() {
  if (document.activeElement !== document.body) return
  focusContent()
  document.activeElement?.scrollIntoView()
}

/** What the platform said, in words for the player. */
class Refusal extends Error {}
