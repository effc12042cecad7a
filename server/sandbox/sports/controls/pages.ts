import { asHtml, pageFrame } from '../../payments/pageFrame.ts'
import type { EventStanding } from '../book/createBookmaker.ts'
import { type Line, nameOf } from '../book/PricedMarket.ts'
import type { SportsFeed } from '../createSportsFeed.ts'
import type { SportEvent } from '../seasons/SportEvent.ts'
import { MOST_TAMPERED, tamperings } from '../stream/createTampering.ts'
import { type Product, products } from '../stream/Sent.ts'

/** Coming events that are listed. */
const COMING = 40

const producerNames: Record<Product, string> = { 1: 'in play', 3: 'before a match' }

const statuses: Record<EventStanding['status'], string> = {
  0: 'not started',
  1: 'live',
  3: 'ended',
  4: 'closed',
  6: 'delayed',
  8: 'postponed',
  9: 'abandoned',
}

/** Everything at once: producers, messages, events. @param said what became of what was asked for */
export function feedPage({ bookmaker, bus, tampering, clock }: SportsFeed, said?: string): string {
  const at = clock()
  const standing = bookmaker.begun(at).map((event) => ({ event, ...bookmaker.standingOf(event, at) }))
  const live = standing.filter(({ status }) => status === 1 || status === 9)
  const item = (event: SportEvent, beside: string) =>
    `<li><a href="/sandbox/feed/events/${event.id}">${asHtml(titleOf(event))}</a><small>${asHtml(beside)}</small></li>`
  const played = live.map(({ event, status, scoreboard }) =>
    item(event, `${statuses[status]}, ${scoreboard?.home ?? 0}:${scoreboard?.away ?? 0}`),
  )
  const coming = bookmaker.coming(at).slice(0, COMING)
  return pageFrame(
    'Sports feed: sandbox',
    `<h1>Sandbox of the sports feed</h1><p class="soft">Stands in for a bookmaker. Whoever and whatever is played is made up. ${bus.count()} listen.</p>
${status(said)}<h2>Producers</h2>${products.map((product) => producerForm(product, tampering.isPaused(product))).join('')}
<h2>Messages</h2>${tamperForm(tampering.now())}
<h2>Live</h2><ul>${played.join('\n')}</ul>
<h2>Coming</h2><ul>${coming.map((event) => item(event, instant(bookmaker.startOf(event)))).join('\n')}</ul>`,
  )
}

function producerForm(product: Product, isPaused: boolean): string {
  const [value, text] = isPaused ? ['resume', 'Resume'] : ['pause', 'Pause']
  return `<form method="post"><input type="hidden" name="product" value="${product}"><p>Producer ${product}, ${producerNames[product]}: ${
    isPaused ? 'silent' : 'speaks'
  }</p><button name="act" value="${value}">${text} producer ${product}</button></form>`
}

function tamperForm(now: { how: keyof typeof tamperings; left: number } | undefined): string {
  const options = Object.entries(tamperings).map(([how, text]) => `<option value="${how}">${text}</option>`)
  return `<form method="post"><p>${now ? `The next ${now.left} ${tamperings[now.how]}.` : 'They come as they should.'}</p>
<label>How many that come next<input name="count" inputmode="numeric" value="10" required pattern="\\d{1,4}" maxlength="4"></label>
<small>Up to ${MOST_TAMPERED} messages; those that a recovery brings, and that a producer is there, are not among them</small>
<label>These<select name="how">${options.join('')}</select></label>
<button name="act" value="tamper">Do it</button></form>`
}

/** One event, with what can be done to it. */
export function eventPage(
  feed: SportsFeed,
  event: SportEvent,
  lines: { open: readonly Line[]; settled: readonly Line[] },
  said?: string,
): string {
  const { bookmaker, clock } = feed
  const { status: number, scoreboard } = bookmaker.standingOf(event, clock())
  const isBefore = number === 0 || number === 6
  const score = scoreboard ? `, ${scoreboard.home}:${scoreboard.away} ${scoreboard.clock ?? ''}` : ''
  return pageFrame(
    `${titleOf(event)}: sandbox`,
    `<h1>${asHtml(titleOf(event))}</h1>
<p class="soft">${asHtml(`${event.tournament.nameIn('en')}, ${event.id}, ${instant(bookmaker.startOf(event))}`)}</p>
<p>${asHtml(`${statuses[number]}${score}`)}</p>${status(said)}
${
  isBefore
    ? `<form method="post"><label>Minutes<input name="minutes" inputmode="numeric" value="15" required maxlength="4"></label>
<button name="act" value="delay">Begin so much later</button><button name="act" value="postpone" formnovalidate>Postpone</button></form>`
    : ''
}
${number === 1 ? '<form method="post"><button name="act" value="abandon">Abandon</button></form>' : ''}
<h2>Bets of a window</h2><form method="post">${lineField([...lines.open, ...lines.settled], feed)}
<label>From so many minutes ago<input name="from" maxlength="13"></label>
<label>To so many minutes ago<input name="to" maxlength="13"></label>
<small>Or milliseconds since 1970, as the message had it. Left empty: open to that side.</small>
<button name="act" value="cancel">Cancel</button><button name="act" value="uncancel">Take the cancel back</button></form>
<h2>Settlements</h2>${
      lines.settled.length === 0
        ? '<p>Nothing is settled yet.</p>'
        : `<form method="post">${lineField(lines.settled, feed)}
<button name="act" value="roll_back">Roll back</button><button name="act" value="settle">Settle again</button></form>`
    }
<p class="actions"><a href="/sandbox/feed">The whole feed</a></p>`,
  )
}

/** A page that says that there is no such event. */
export const noEventPage = () =>
  pageFrame(
    'No event: sandbox',
    '<h1>Sandbox of the sports feed</h1><p role="alert">There is no such event. <a href="/sandbox/feed">The whole feed</a></p>',
  )

/** Lines by their number, and what markets are called. */
function lineField(lines: readonly Line[], { markets }: SportsFeed): string {
  const names = new Map(markets.all.map(({ id, name }) => [id, name.en]))
  const options = lines.map((line) => {
    const text = [line.market, names.get(line.market), line.specifiers].filter(Boolean).join(' · ')
    return `<option value="${asHtml(nameOf(line))}">${asHtml(text)}</option>`
  })
  return `<label>Market and specifiers<select name="line">${options.join('')}</select></label>`
}

function status(said: string | undefined): string {
  return said === undefined ? '' : `<p role="status">${asHtml(said)}</p>`
}

function titleOf({ competitors, tournament }: SportEvent): string {
  if (tournament.plan.sides === 'field') return tournament.nameIn('en')
  return competitors.map(({ name }) => name).join(' – ')
}

function instant(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
