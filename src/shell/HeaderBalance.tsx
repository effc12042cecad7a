import { useEffect, useRef, useState } from 'react'
import { Icon } from '#renderers/pages/icons.tsx'
import { PageRenderer } from '#renderers/pages/PageRenderer.tsx'
import { onIntent } from '#renderers/routes/onIntent.ts'
import { formatValue } from '#schemas/runtime/formatValue.ts'
import { useApp } from './AppContext.ts'
import classes from './HeaderBalance.module.css'
import { useFold } from './useFold.ts'

/** The player's money, and below it what the site unfolds there; nothing for strangers. */
export function HeaderBalance() {
  const { app, host } = useApp()
  const { session, balance, stored } = host.facts()
  const { balance: page } = app.site()
  if (page === undefined || balance?.main === undefined) return null
  const amount = String(formatValue(balance.main, 'money', host.locale()))
  return (
    <Balance
      key={session.uid as number}
      page={`page/${page}`}
      amount={amount}
      isHidden={stored?.balance_hidden === '1'}
      version={JSON.stringify(balance.main)}
    />
  )
}

type BalanceProps = {
  page: `page/${string}`
  /** As the player reads it. */
  amount: string
  /** The player wants no amounts on the screen. */
  isHidden: boolean
  /** Another text for another amount, whatever the language. */
  version: string
}

function Balance({ page, amount, isHidden, version }: BalanceProps) {
  const { host } = useApp()
  const { isOpen, group, button, content } = useFold()
  const told = useRef(version)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (told.current === version) return
    told.current = version
    setNews(isHidden ? '' : host.t({ key: 'balance.changed', args: { amount } }))
  }, [version, isHidden, amount, host])
  const blocks = isOpen ? host.artefact(page)?.blocks : undefined

  return (
    <div {...group} className={classes.balance}>
      <button {...button} {...onIntent(() => host.artefact(page))} className={classes.button}>
        <span className="visually-hidden">{host.t('balance.label')}</span>
        {isHidden ? (
          <>
            <span aria-hidden="true">•••</span>
            <span className="visually-hidden">{host.t('balance.concealed')}</span>
          </>
        ) : (
          <bdi>{amount}</bdi>
        )}
        <Icon name="down" size="16px" />
      </button>
      <div {...content} className={classes.content}>
        {blocks && <PageRenderer blocks={blocks} host={host} />}
      </div>
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </div>
  )
}
