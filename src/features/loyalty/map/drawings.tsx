import type { ReactNode } from 'react'

/** Colours of what is built; the ground it stands on has those of the theme. */
const wood = '#b07a4f'
const dark = '#6d4630'
const roof = '#d0584e'
const snow = '#f4f8ff'
const ice = '#a9d8f0'
const light = '#ffd76a'
const stone = '#93a4c4'
const shade = '#6d7ea3'
const leaf = '#2f7f6b'
const sail = '#f7ead0'

/** A fir, whose foot stands at a point. */
const fir = (x: number, y: number, height: number) =>
  `M${x} ${y - height}l${height * 0.3} ${height * 0.45}h-${height * 0.12}l${height * 0.2} ${height * 0.4}h-${height * 0.76}l${height * 0.2}-${height * 0.4}h-${height * 0.12}z`

const ground = <ellipse cx="60" cy="101" rx="50" ry="11" fill="var(--ground)" />

const harbour = (
  <>
    <ellipse cx="60" cy="101" rx="52" ry="12" fill="var(--water)" />
    <path d="M14 101q8-4 16 0t16 0M70 106q8-4 16 0t16 0" fill="none" stroke={snow} strokeOpacity=".5" />
    <path d="M58 22v66" stroke={dark} strokeWidth="4" strokeLinecap="round" />
    <path d="M62 24q30 24 32 56H62z" fill={sail} />
    <path d="M54 34q-22 20-26 46h26z" fill={roof} />
    <path d="M22 86h76q-4 18-20 18H42q-16 0-20-18z" fill={wood} />
    <path d="M22 86h76l-2 6H24z" fill={dark} />
    <path d="M58 22l14 5-14 5z" fill={light} />
  </>
)

const cabin = (
  <>
    {ground}
    <path d={`${fir(22, 98, 70)}${fir(100, 100, 54)}`} fill={leaf} />
    <path d="M78 34h11v24H78z" fill={shade} />
    <path d="M34 62h54v40H34z" fill={wood} />
    <path d="M34 72h54M34 82h54M34 92h54" stroke={dark} strokeOpacity=".35" strokeWidth="2" />
    <path d="M61 32 98 66H24z" fill={dark} />
    <path d="M61 28 100 62l-6 5-33-29-33 29-6-5z" fill={snow} />
    <path d="M42 76h14v13H42z" fill={light} />
    <path d="M49 76v13M42 82h14" stroke={dark} strokeWidth="2" />
    <path d="M66 78h14v24H66z" fill={dark} />
  </>
)

const lighthouse = (
  <>
    {ground}
    <path d="M64 30 118 16v28z" fill={light} fillOpacity=".35" />
    <path d="M50 42h24l8 60H42z" fill={snow} />
    <path d="M48.400 54h27.200l2 16H46.400zM44.300 84h35.400l2 16H42.300z" fill={roof} />
    <path d="M74 42l8 60H68l-2-60z" fill="#000" fillOpacity=".14" />
    <path d="M46 38h32v5H46z" fill={dark} />
    <path d="M52 24h20v14H52z" fill={light} />
    <path d="M62 12 78 25H46z" fill={roof} />
    <path d="M57 92a5 5 0 0 1 10 0v10H57z" fill={dark} />
    <path d="M20 103q8-14 22-12l-6 12zM84 104q2-12 14-12 8 4 8 12z" fill={stone} />
  </>
)

const fjord = (
  <>
    <ellipse cx="60" cy="101" rx="52" ry="12" fill="var(--water)" />
    <path d="M8 101 16 40l12-16 14 20 6 30 6 27z" fill={stone} />
    <path d="M28 24 42 44l6 30 6 27H30l4-36z" fill={shade} />
    <path d="m28 24-12 16 7-2 6 6 6-5 7 5z" fill={snow} />
    <path d="M112 101 106 46 94 30 82 48l-8 26-4 27z" fill={stone} />
    <path d="M94 30 82 48l-8 26-4 27h20l-4-30z" fill={shade} />
    <path d="m94 30-12 18 7-4 6 5 6-6 5 3z" fill={snow} />
    <path d={`${fir(20, 100, 26)}${fir(104, 102, 24)}`} fill={leaf} />
    <path d="M61 78v18M62 80l9 14h-9z" fill={sail} stroke={dark} strokeWidth="1.5" />
    <path d="M52 96h20q-2 7-6 7h-8q-4 0-6-7z" fill={roof} />
    <path d="M36 106q8-4 16 0t16 0 16 0" fill="none" stroke={snow} strokeOpacity=".5" />
  </>
)

const glacier = (
  <>
    {ground}
    <path d="M8 102 22 66l14 6 14-32 20 16 14-22 16 26 12 42z" fill={ice} />
    <path d="m50 40 20 16-8 46H44l-8-30zM84 34l16 26 12 42H84l6-40z" fill="#fff" fillOpacity=".45" />
    <path d="m22 66 14 6 8 30H30zM70 56l14-22 6 28-6 40H72z" fill={shade} fillOpacity=".4" />
    <path d="M8 102q24-14 44-4t30-4 30 8z" fill={snow} />
    <path d="m18 90 8 6M96 84l6 8M58 64l4 12" stroke={shade} strokeWidth="2" strokeLinecap="round" />
    <path d="M56 88V62l13 5-13 5" fill={roof} stroke={dark} strokeWidth="2.500" strokeLinejoin="round" />
  </>
)

const summit = (
  <>
    {ground}
    <path d="M6 102 48 34l12-16 18 22 36 62z" fill={stone} />
    <path d="M60 18 78 40l36 62H66l6-34-12-18z" fill={shade} />
    <path d="m60 18-18 27 9-3 6 9 8-10 6 8 9-6z" fill={snow} />
    <path d="M60 20V2" stroke={dark} strokeWidth="3" strokeLinecap="round" />
    <path d="M61 2q10 5 20 1-3 6 0 12-10 4-20-1z" fill={light} />
    <path d="m30 82 6-10 5 7 5-9 8 12z" fill={snow} fillOpacity=".7" />
  </>
)

const drawings: readonly ReactNode[] = [harbour, lighthouse, fjord, cabin, glacier, summit]

/** The drawing of a level: the first is a harbour and the last a summit, however many there are. */
export function PlaceDrawing({ at, count }: { at: number; count: number }) {
  const last = drawings.length - 1
  const which = count > 1 ? Math.round((at / (count - 1)) * last) : last
  return (
    <svg viewBox="0 0 120 116" aria-hidden="true">
      {drawings[which]}
    </svg>
  )
}
