import { findChunk, readManifest, staticClosure, withoutLoaded } from './scripts/lib/staticClosure.ts'

const manifest = readManifest('dist')
const home = staticClosure(manifest, findChunk(manifest, 'index.html'))
const form = withoutLoaded(
  staticClosure(manifest, findChunk(manifest, 'renderers/forms/FormRenderer.tsx')),
  home,
)

const hall = withoutLoaded(
  staticClosure(manifest, findChunk(manifest, 'src/features/gamehall/Gamehall.tsx')),
  home,
)

/** Lists, an event and the slip with open bets; what matches are drawn on comes later. */
const sports = ['Sportsbook', 'event/EventPage', 'bets/OpenBets'].map((part) =>
  staticClosure(manifest, findChunk(manifest, `src/features/sportsbook/${part}.tsx`)),
)
const sportsbook = withoutLoaded(
  { js: [...new Set(sports.flatMap(({ js }) => js))], css: [...new Set(sports.flatMap(({ css }) => css))] },
  home,
)

const frames = readManifest('gameframe/dist')
const frame = staticClosure(frames, findChunk(frames, 'main.ts'))
const reels = withoutLoaded(staticClosure(frames, findChunk(frames, 'scenes/slots/createSlots.ts')), frame)
const inFrame = (files) => files.map((file) => `gameframe/dist/${file}`)

const game = withoutLoaded(
  staticClosure(manifest, findChunk(manifest, 'src/features/game/GameFrame.tsx')),
  home,
)

const levels = withoutLoaded(
  staticClosure(manifest, findChunk(manifest, 'src/features/loyalty/map/Loyalty.tsx')),
  home,
)

const inDist = (files) => files.map((file) => `dist/${file}`)

export default [
  { name: 'home, JavaScript', path: inDist(home.js), limit: '120 kB', gzip: true },
  { name: 'home, CSS', path: inDist(home.css), limit: '12 kB', gzip: true },
  { name: 'game hall, JavaScript', path: inDist(hall.js), limit: '21.1 kB', gzip: true },
  { name: 'sportsbook, JavaScript', path: inDist(sportsbook.js), limit: '60 kB', gzip: true },
  { name: "game's frame, JavaScript", path: inFrame(frame.js), limit: '12 kB', gzip: true },
  { name: 'reels with PixiJS, JavaScript', path: inFrame(reels.js), limit: '160 kB', gzip: true },
  { name: 'page of a game, JavaScript', path: inDist(game.js), limit: '10 kB', gzip: true },
  { name: 'map of levels, JavaScript', path: inDist(levels.js), limit: '10 kB', gzip: true },
  {
    name: 'studio until a definition is opened, JavaScript',
    path: 'src/studio/dist/assets/index-*.js',
    limit: '220 kB',
    gzip: true,
  },
  { name: 'studio, JavaScript', path: 'src/studio/dist/assets/*.js', limit: '829 kB', gzip: true },
  { name: 'form chunk, JavaScript', path: inDist(form.js), limit: '130 kB', gzip: true },
]
