/** Milliseconds until the sandbox has priced what it plays. */
const patience = 240_000

type Tree = { response: { sports: { live: number; coming: number }[] } }

/**
 * Waits until what can be bet on at a site has prices.
 * @returns how many events there are once no more come; where it is quick, as soon as there are some
 */
export async function whenPriced(site: string, quick: boolean): Promise<number> {
  const until = performance.now() + patience
  let before = 0
  for (;;) {
    const answer = await fetch(`${site}/api/sports/getTree?version=1&locale=en`)
    if (!answer.ok) throw new Error(`sports.getTree answered ${answer.status}`)
    const { sports } = ((await answer.json()) as Tree).response
    const now = sports.reduce((sum, { live, coming }) => sum + live + coming, 0)
    const isLive = sports.some(({ live }) => live > 0)
    if (isLive && (quick || now === before)) return now
    if (performance.now() > until) throw new Error(`${now} events were priced in ${patience} ms`)
    before = now
    await new Promise((resolve) => setTimeout(resolve, quick ? 500 : 5_000))
  }
}
