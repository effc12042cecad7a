import '../../../renderers/base.css'
import { createRoot } from 'react-dom/client'
import { createStoryHost } from '../../../renderers/storyHost.ts'
import gridClasses from '../../../src/features/gamehall/GameGrid.module.css'
import { Gamehall } from '../../../src/features/gamehall/Gamehall.tsx'
import { GameTile } from '../../../src/features/gamehall/GameTile.tsx'
import { fakeGames, fakePlatform } from '../../../src/features/gamehall/testing/fakeGames.ts'

export type Grid = 'hall' | 'plain' | 'static'

declare global {
  interface Window {
    /** Draws so many games in one of the ways. @returns ms until the first tile was painted */
    draw: (grid: Grid, count: number) => Promise<number>
    /** Scrolls for so many frames, or as many as there are in four seconds. @returns ms of each frame */
    swing: (frames: number) => Promise<number[]>
  }
}

/** px that each frame scrolls on: a thumb's swing. */
const step = 90
/** ms after which scrolling ends: where frames take long, a few tell as much. */
const longest = 4000
const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn))
const root = document.getElementById('root') as HTMLElement
const columns = { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 16 }
const ignore = () => {}

window.draw = async (grid, count) => {
  const games = fakeGames(count)
  const host = createStoryHost({ call: fakePlatform(games) })
  const tile = {
    host,
    layout: 'horizontal',
    badges: [],
    sizes: '220px',
    isLiked: false,
    isSeen: false,
    onLike: ignore,
  } as const
  const began = performance.now()
  if (grid === 'hall')
    createRoot(root).render(
      <Gamehall
        props={{ size: 48 }}
        host={host}
        scope={undefined}
        block={{ type: 'gamehall', props: { size: 48 } }}
        slot={() => null}
      />,
    )
  else if (grid === 'plain')
    createRoot(root).render(
      <div style={columns}>
        {games.map((game) => (
          <div key={game.sysname} className={gridClasses.cell}>
            <GameTile {...tile} game={game} />
          </div>
        ))}
      </div>,
    )
  else
    root.innerHTML = `<div style="display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:16px">${games
      .map(
        ({ sysname, name, provider_name, image_url }) =>
          `<a href="/game/${sysname}"><img loading="lazy" src="${image_url}" width="288" height="192" style="width:100%;height:auto" alt=""><b>${name}</b><br>${provider_name}</a>`,
      )
      .join('')}</div>`
  while (!root.querySelector('img')) await frame()
  // What a frame holds is on the screen when the next one begins.
  await frame()
  await frame()
  return performance.now() - began
}

window.swing = async (frames) => {
  const took: number[] = []
  const began = await frame()
  let before = began
  while (took.length < frames && before - began < longest) {
    window.scrollBy(0, step)
    const now = await frame()
    took.push(now - before)
    before = now
  }
  return took
}
