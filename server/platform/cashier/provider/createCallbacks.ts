import { isKnownCurrency } from '#schemas/rules/support/currencies.ts'
import type { Executor } from '../../../db/Database.ts'
import type { HookHeaders } from '../../http/signedHook.ts'
import { isExcluded } from '../../responsibleGaming/exclusion.ts'
import { lockPlayer } from '../../wallet/lockPlayer.ts'
import type { CashierServices } from '../CashierServices.ts'
import { createReceipts } from '../createReceipts.ts'
import { suspenseRepository } from '../operator/suspenseRepository.ts'
import { depositJournal, keptJournal, paidOut, withheld } from '../paymentJournals.ts'
import { type Payment, paymentRepository } from '../paymentRepository.ts'
import { nextStatus } from '../paymentStates.ts'
import { addUp } from '../received.ts'
import { readReference, referenceOf } from '../references.ts'
import { tellPlayer } from '../tellPlayer.ts'
import { judgeEvent, type SuspenseReason, type Verdict } from './judgeEvent.ts'
import type { PaymentEvent } from './PaymentProvider.ts'
import { type EventOutcome, paymentEventRepository } from './paymentEventRepository.ts'

/** What was made of an event; `known` where it came before. */
export type Heard = EventOutcome | 'known'

/** What the provider says of payments: each thing once, whatever the order it comes in. */
export function createCallbacks(services: CashierServices) {
  const { database, ledger, campaigns, protection, events, log, clock, watch } = services
  const sendReceipt = createReceipts(services.delivery)

  async function take(event: PaymentEvent, provider: string): Promise<Heard> {
    const named = readReference(event.reference)
    const found = named && (await paymentRepository.find(database.drizzle, named.id))
    const isOurs = found?.provider === provider && referenceOf(found) === event.reference
    const heard = await database.transaction((tx) =>
      isOurs ? takeOwn(tx, found, event) : takeUnknown(tx, event, provider),
    )
    watch?.heard(heard)
    if (heard === 'late' || heard === 'beside' || heard === 'suspense' || heard === 'unknown') {
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
    const verdict = judgeEvent({ ...payment, ...(movedAt && { movedAt }), isKept, isWithheld }, event)
    const { outcome } = verdict
    const about = { paymentId: id, outcome, at: clock() }
    if (!(await paymentEventRepository.keep(tx, provider, event, about))) return 'known'
    const moved = await move(tx, payment, event, verdict)
    if (moved !== payment) await tellPlayer(events, tx, moved, verdict.money !== undefined)
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
    if (money === 'credit') {
      const { journals, gifts } = await promotionsFor(tx, payment)
      await ledger.post(tx, [depositJournal(payment), ...journals])
      if (gifts.length > 0) await paymentRepository.set(tx, id, { received: addUp(gifts) })
    }
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
    if (money === 'keepIncoming') await keep(tx, item.id, event, provider, payment)
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
    { id }: PaymentEvent,
    provider: string,
    paymentId: number | null,
    { amount, currency }: { amount: bigint; currency: string },
    reason: SuspenseReason,
  ) => ({ provider, eventId: id, paymentId, amount, currency, reason, createdAt: clock() })

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
    if ((!isIncoming && event.state !== 'paid') || isKept) return 'unknown'
    const why = isIncoming ? 'unknown_payment' : 'not_sent'
    const item = await suspenseRepository.add(tx, newItem(event, provider, null, event, why))
    if (isIncoming) await keep(tx, item.id, event, provider)
    return 'unknown'
  }

  /** What the deposit brings besides itself. Nothing is given to somebody who excluded themselves meanwhile. */
  async function promotionsFor(tx: Executor, { uid, amount, currency, method, offer }: Payment) {
    const { exclusion } = await protection.read(uid, clock(), tx)
    if (isExcluded(exclusion, clock())) return { journals: [], gifts: [] }
    return campaigns.deposited(tx, uid, { amount, currency, method }, offer ?? undefined)
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
