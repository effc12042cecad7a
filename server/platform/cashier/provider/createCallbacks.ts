import { isKnownCurrency } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../../db/Database.ts'
import type { HookHeaders } from '../../http/signedHook.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import type { CashierServices } from '../CashierServices.ts'
import { createReceipts } from '../createReceipts.ts'
import { createCredits } from '../deposits/createCredits.ts'
import { suspenseRepository } from '../operator/suspenseRepository.ts'
import { keptJournal, paidOut, withheld } from '../paymentJournals.ts'
import { type Payment, paymentRepository } from '../paymentRepository.ts'
import { nextStatus } from '../paymentStates.ts'
import { readReference, referenceOf } from '../references.ts'
import { createReversals } from '../reversals/createReversals.ts'
import { reversalRepository } from '../reversals/reversalRepository.ts'
import { tellPlayer } from '../tellPlayer.ts'
import { judgeEvent } from './judgeEvent.ts'
import { isReversal, nothingCame } from './judgeReversal.ts'
import type { PaymentEvent } from './PaymentProvider.ts'
import { type EventOutcome, paymentEventRepository } from './paymentEventRepository.ts'
import type { SuspenseReason, Verdict } from './Verdict.ts'

/** What was made of an event; `known` where it came before. */
export type Heard = EventOutcome | 'known'

/** What the provider says of payments: each thing once, whatever the order it comes in. */
export function createCallbacks(services: CashierServices) {
  const { database, ledger, events, log, clock, watch } = services
  const { sendReceipt } = createReceipts(services.delivery)
  const reversals = createReversals(services)
  const { credit } = createCredits(services, reversals)

  async function take(event: PaymentEvent, provider: string): Promise<Heard> {
    const named = readReference(event.reference)
    const found = named && (await paymentRepository.find(database.drizzle, named.id))
    const isOurs = found?.provider === provider && referenceOf(found) === event.reference
    const heard = await database.transaction((tx) =>
      isOurs ? takeOwn(tx, found, event) : takeUnknown(tx, event, provider),
    )
    watch?.heard(heard)
    if (heard !== 'moved' && heard !== 'noted' && heard !== 'repeated' && heard !== 'known') {
      const { reference, state, id } = event
      log.warn({ reference, state, event: id, outcome: heard }, 'an event of a payment did not move it')
    }
    return heard
  }

  async function takeOwn(tx: Executor, { id, uid, provider }: Payment, event: PaymentEvent): Promise<Heard> {
    await lockPlayer(tx, uid)
    const payment = await paymentRepository.lock(tx, id)
    if (!payment) throw new Error(`There is no payment ${id}`)
    const movedAt = await paymentEventRepository.movedAt(tx, id)
    const isKept = await suspenseRepository.isKept(tx, provider, event.payment)
    const isWithheld = payment.status === 'sent' && (await suspenseRepository.isWithheld(tx, id))
    const cameIn = isReversal(event.state)
      ? await reversalRepository.cameIn(tx, provider, event, payment)
      : nothingCame
    const judged = { ...payment, ...(movedAt && { movedAt }), isKept, isWithheld, cameIn }
    const verdict = judgeEvent(judged, event)
    const { outcome } = verdict
    const about = { paymentId: id, outcome, at: clock() }
    if (!(await paymentEventRepository.keep(tx, provider, event, about))) return 'known'
    const moved = await move(tx, payment, event, verdict)
    if (moved !== payment) await tellPlayer(events, tx, moved, verdict.money !== undefined)
    else if (verdict.money === 'takeBack') await events.notify(uid, { name: 'balance', data: {} }, tx)
    await book(tx, moved, event, verdict)
    if (moved !== payment) await sendReceipt(tx, moved)
    return outcome
  }

  function move(tx: Executor, payment: Payment, event: PaymentEvent, verdict: Verdict): Promise<Payment> {
    const status = verdict.cause && nextStatus(payment.type, payment.status, verdict.cause)
    if (!status) return Promise.resolve(payment)
    const reason = verdict.why ?? event.reason ?? null
    return paymentRepository.move(
      tx,
      payment,
      { status, actor: 'provider', at: clock(), ...(reason !== null && { note: reason }) },
      {
        payment: event.payment,
        reason,
        ...(event.requisites && { source: event.requisites }),
      },
    )
  }

  async function book(
    tx: Executor,
    payment: Payment,
    event: PaymentEvent,
    { money, why }: Verdict,
  ): Promise<void> {
    const { id, hold, amount, currency, provider } = payment
    const details = { payment: id }
    if (money === 'credit' || money === 'takeBack') await services.depositMoved?.(tx, payment)
    if (money === 'credit')
      for (const more of await credit(tx, payment, event.payment))
        await suspenseRepository.add(tx, newItem(more, provider, id, more, 'reversed_more'))
    if (money === 'takeBack') await reversals.takeBack(tx, payment, event)
    if (money === 'settle')
      await ledger.resolveHold(tx, {
        hold: heldBy(payment),
        outcome: 'posted',
        kind: 'withdrawal',
        to: paidOut(payment),
        details,
      })
    if (money === 'giveBack' && hold !== null)
      await ledger.resolveHold(tx, { hold, outcome: 'voided', kind: 'release', details })
    if (!why) return
    const sum = money === 'keepHeld' ? { amount, currency } : event
    const item = await suspenseRepository.add(tx, newItem(event, provider, id, sum, why))
    if (money === 'keepIncoming') {
      await keep(tx, item.id, event, provider, payment)
      await tellEarly(tx, id, event, provider)
    }
    if (money === 'keepHeld') {
      await paymentRepository.name(tx, id, event.payment)
      const { journal } = await ledger.resolveHold(tx, {
        hold: heldBy(payment),
        outcome: 'posted',
        kind: 'suspense',
        to: withheld(payment),
        details: { ...details, item: item.id },
      })
      await suspenseRepository.booked(tx, item.id, journal)
    }
  }

  const newItem = (
    { id }: Pick<PaymentEvent, 'id'>,
    provider: string,
    paymentId: number | null,
    { amount, currency }: { amount: bigint; currency: string },
    reason: SuspenseReason,
  ) => ({ provider, eventId: id, paymentId, amount, currency, reason, createdAt: clock() })

  /** What waits for an operator now has gone back already, as the provider said before. */
  async function tellEarly(tx: Executor, id: number | null, { payment }: PaymentEvent, provider: string) {
    for (const early of await reversalRepository.early(tx, provider, payment))
      await suspenseRepository.add(tx, newItem(early, provider, id, early, 'came_back'))
  }

  /** Books money that lies with the provider, if it is of a kind that can be booked. */
  async function keep(
    tx: Executor,
    id: number,
    { amount, currency }: PaymentEvent,
    provider: string,
    payment?: Payment,
  ): Promise<void> {
    if (!isKnownCurrency(currency)) return
    const item = { id, provider, amount, currency, payment: payment?.id ?? null }
    const [posted] = await ledger.post(tx, [keptJournal(item, payment?.uid)])
    if (posted) await suspenseRepository.booked(tx, id, posted.id)
  }

  /** Somebody paid something, or was paid: we do not know who, or what for. */
  async function takeUnknown(tx: Executor, event: PaymentEvent, provider: string): Promise<Heard> {
    const about = { outcome: 'unknown' as const, at: clock() }
    // There is no row of ours to hold while it is looked at.
    await paymentEventRepository.lockPayment(tx, provider, event.payment)
    const isKept = await suspenseRepository.isKept(tx, provider, event.payment)
    if (!(await paymentEventRepository.keep(tx, provider, event, about))) return 'known'
    const isIncoming = event.state === 'captured'
    if (isReversal(event.state)) {
      const { isWaiting } = await reversalRepository.cameIn(tx, provider, event)
      if (isWaiting) await suspenseRepository.add(tx, newItem(event, provider, null, event, 'came_back'))
      return 'unknown'
    }
    if ((!isIncoming && event.state !== 'paid') || isKept) return 'unknown'
    const why = isIncoming ? 'unknown_payment' : 'not_sent'
    const item = await suspenseRepository.add(tx, newItem(event, provider, null, event, why))
    if (isIncoming) await keep(tx, item.id, event, provider)
    if (isIncoming) await tellEarly(tx, null, event, provider)
    return 'unknown'
  }

  return {
    take,

    /**
     * Takes a callback of the provider. Only by these, and by what it answers when asked, money is ever booked.
     * @throws HookRefusedError
     */
    async hear(raw: Buffer, headers: HookHeaders): Promise<Heard> {
      const { provider } = services
      if (!provider) return 'unknown'
      return take(provider.readCallback(raw, headers), provider.name)
    },
  }
}

export type Callbacks = ReturnType<typeof createCallbacks>

function heldBy({ id, hold }: Payment): number {
  if (hold === null) throw new Error(`Nothing is set aside for payment ${id}`)
  return hold
}
