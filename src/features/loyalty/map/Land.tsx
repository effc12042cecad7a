import { useId } from 'react'
import classes from './Land.module.css'
import type { Look } from './placesOf.ts'

type Drawn = {
  box: readonly [width: number, height: number]
  mountains: string
  snow: string
  /** Bands of land, the farthest first. */
  bands: readonly string[]
  water: string
  /** Foot of each fir, and its height. */
  firs: readonly (readonly [x: number, y: number, height: number])[]
  stars: readonly (readonly [x: number, y: number])[]
  moon: readonly [x: number, y: number, radius: number]
}

const lands: Record<Look, Drawn> = {
  wide: {
    box: [1200, 520],
    mountains:
      'M0 190 70 140l60 34 96-92 76 74 58-30 84 62 92-104 70 62 66-38 92 76 84-122 64 46 52-74 96 108 60-46 80 62v120H0z',
    snow: 'm226 82-42 40 20-6 18 18 22-20 30 14zM536 84l-34 38 20-8 14 16 18-16 22 4zM848 62l-34 50 22-10 16 18 20-22 18 4zM964 34l-32 46 20-6 16 20 18-20 24 12z',
    bands: [
      'M0 224q150-52 320-14t330-18 290-16 260 10v334H0z',
      'M0 296q170-44 340 2t330-38 280 6 250-40v294H0z',
      'M0 392q120-44 300-12t320-40 300 24 280-30v186H0z',
      'M0 474q200-34 420-6t400-20 380-2v74H0z',
    ],
    water: 'M0 400q90-26 190 4t150 60 190 24q-60 26-150 32H0z',
    firs: [
      [196, 330, 58],
      [226, 344, 46],
      [380, 318, 50],
      [404, 330, 40],
      [566, 300, 54],
      [594, 312, 42],
      [770, 410, 66],
      [806, 426, 50],
      [986, 336, 58],
      [1016, 350, 44],
      [1150, 430, 72],
      [1112, 446, 54],
      [640, 490, 70],
      [606, 504, 52],
      [1000, 230, 34],
      [880, 236, 30],
      [300, 232, 30],
    ],
    stars: [
      [60, 46],
      [150, 30],
      [310, 56],
      [402, 26],
      [470, 90],
      [640, 34],
      [724, 76],
      [900, 24],
      [1060, 60],
      [1150, 34],
      [250, 20],
      [560, 50],
    ],
    moon: [1120, 74, 26],
  },
  narrow: {
    box: [360, 760],
    mountains: 'M0 168 44 118l34 30 58-82 50 66 34-26 44 46 50-84 46 62v130H0z',
    snow: 'm136 66-26 36 14-6 10 14 14-16 14 8zM314 68l-22 38 14-8 10 14 12-14 14 4z',
    bands: [
      'M0 196q80-34 180-8t180-10v582H0z',
      'M0 316q90-38 190-6t170-26v476H0z',
      'M0 456q80-36 180-10t180-22v336H0z',
      'M0 602q100-34 190-10t170-16v184H0z',
    ],
    water: 'M0 650q60-26 120 6t110 40 130 20v44H0z',
    firs: [
      [30, 300, 44],
      [54, 310, 34],
      [318, 372, 52],
      [338, 384, 40],
      [34, 448, 54],
      [330, 560, 58],
      [300, 572, 44],
      [26, 588, 50],
      [324, 232, 30],
      [180, 700, 46],
      [206, 712, 36],
    ],
    stars: [
      [30, 34],
      [84, 62],
      [126, 24],
      [200, 48],
      [262, 22],
      [338, 30],
      [226, 92],
    ],
    moon: [302, 52, 17],
  },
}

const fir = ([x, y, height]: readonly [number, number, number]) =>
  `M${x} ${y - height}l${height * 0.3} ${height}h-${height * 0.6}z`

/** What the way leads through: it means nothing, and takes its colours from the theme. */
export function Land({ look }: { look: Look }) {
  const { box, mountains, snow, bands, water, firs, stars, moon } = lands[look]
  const id = useId()
  return (
    <svg
      className={classes.land}
      viewBox={`0 0 ${box[0]} ${box[1]}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--near)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--near)" stopOpacity=".5" />
        </linearGradient>
      </defs>
      <g className={classes.stars}>
        {stars.map(([x, y], at) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={at % 3 === 0 ? 1.8 : 1.1} />
        ))}
      </g>
      <circle className={classes.moon} cx={moon[0]} cy={moon[1]} r={moon[2]} />
      <path className={classes.mountains} d={mountains} />
      <path className={classes.snow} d={snow} />
      {bands.map((band, at) => (
        <path key={band} className={classes.band} data-band={at} d={band} />
      ))}
      <path className={classes.water} d={water} />
      <path className={classes.firs} d={firs.map(fir).join('')} />
      <rect width={box[0]} height={box[1]} fill={`url(#${id})`} />
    </svg>
  )
}
