import { useId } from 'react'
import { crestOf } from './crestOf.ts'

/**
 * The crest of a competitor, drawn from its id; hidden from screen readers, its name stands beside it.
 * @param id of the competitor in the feed
 */
export function Crest({ id, name, size = '1.75em' }: { id: string; name: string; size?: string }) {
  const clip = useId()
  const { ground, light, outline, pattern, initials } = crestOf(id, name)
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h64v64H0Z" fill={ground} />
        <path d={pattern} fill={light} />
      </g>
      <path d={outline} fill="none" stroke={light} strokeWidth="2.5" strokeLinejoin="round" />
      <text
        x="32"
        y="40"
        fill={light}
        fontSize="22"
        fontWeight="800"
        textAnchor="middle"
        paintOrder="stroke"
        stroke={ground}
        strokeWidth="4"
      >
        {initials}
      </text>
    </svg>
  )
}
