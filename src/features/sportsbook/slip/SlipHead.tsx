import type { RefObject } from 'react'
import type { Host } from '#renderers/host.ts'
import { isPlayer } from '../../gamehall/Likes.ts'
import { shownMoney } from '../sums.ts'
import classes from './SlipPanel.module.css'

type SlipHeadProps = {
  host: Host
  title: RefObject<HTMLHeadingElement | null>
  count: number
  onClear: () => void
}

/** How many selections there are, and the money that they can be bet with (UKGC RTS 1A). */
export function SlipHead({ host, title, count, onClear }: SlipHeadProps) {
  const { balance, stored } = host.facts()
  const bonus = Number(balance?.betting_bonus?.amount) > 0 ? balance?.betting_bonus : undefined
  const isHidden = stored?.balance_hidden === '1'
  return (
    <div className={classes.head}>
      <h3 ref={title} tabIndex={-1}>
        {host.t({ key: 'slip.count', args: { count } })}
      </h3>
      <button type="button" className={classes.clear} onClick={onClear}>
        {host.t('slip.clear')}
      </button>
      {isPlayer(host) && balance?.main && (
        <p className={classes.money}>
          {host.t('slip.balance')}{' '}
          <bdi>
            {isHidden ? (
              <>
                <span aria-hidden="true">•••</span>
                <span className="visually-hidden">{host.t('balance.concealed')}</span>
              </>
            ) : (
              shownMoney(host, balance.main)
            )}
          </bdi>
          {bonus && !isHidden && (
            <>
              {' · '}
              {host.t('slip.purse.bonus')} <bdi>{shownMoney(host, bonus)}</bdi>
            </>
          )}
        </p>
      )}
    </div>
  )
}
