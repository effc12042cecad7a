import { openDataBlock } from '#renderers/pages/testing/openBlocks.tsx'
import { loadFeature } from '../../../loadFeature.ts'
import { fakeBetPlatform } from './fakeBets.ts'

type Words = { locale: string; messages: Record<string, string> }

const words = import.meta.glob<Words>('../../../../../schemas/site/messages/en/bets.json', {
  eager: true,
  import: 'default',
})

export const betWords = Object.values(words)[0]?.messages ?? {}

export const better = { session: { authenticated: true, uid: 7 } }

/** Shows the block of open bets over a platform that is made up. */
export async function openBets(platform = fakeBetPlatform(), facts: object = better, bet?: number) {
  await loadFeature('sports-bets')
  const opened = await openDataBlock(
    {
      type: 'sports-bets',
      props: { stranger: [{ do: 'open', popup: 'authorization' }], ...(bet !== undefined && { bet }) },
      slots: { missing: [{ type: 'text', props: { text: 'bets.one.missing' } }] },
    },
    { feature: loadFeature, call: platform.call, facts, words: betWords },
  )
  const button = (name: string) => {
    const all = [...opened.element.querySelectorAll('button')]
    return all.find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name))
  }
  return {
    ...opened,
    platform,
    button,
    press: (name: string) => {
      const found = button(name)
      if (!found) throw new Error(`no button ${name} in ${opened.element.textContent}`)
      found.click()
    },
    text: () => opened.element.textContent ?? '',
    asked: (operation: string) => opened.host.calls.filter((one) => one.operation === operation),
  }
}
