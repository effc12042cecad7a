import type { Host } from '#renderers/host.ts'
import classes from './OneBet.module.css'
import { ratioText } from './ratioText.ts'
import { type LineGroup, readRatio } from './returnLines.ts'

/** Lines that stand there at once; of more each number of legs opens by itself. */
const few = 8

type LinesProps = { host: Host; groups: readonly LineGroup[]; factors: readonly string[] }

/** The lines of a bet with what one of stake on each came back as. */
export function Lines({ host, groups, factors }: LinesProps) {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return groups.map((group) => {
    const { size, lines, sum } = group
    const head = (
      <>
        <span>{host.t({ key: 'bets.computed.lines', args: { size, count: group.count } })}</span>
        <bdi dir="ltr">{ratioText(sum)}</bdi>
      </>
    )
    if (!lines)
      return (
        <p key={size} className={classes.group}>
          {head}
        </p>
      )
    return (
      <details key={size} className={classes.lines} open={count <= few}>
        <summary className={classes.group}>{head}</summary>
        <ol>
          {lines.map(({ legs, product }) => (
            <li key={legs.join(' ')}>
              <span>{legs.map((at) => at + 1).join(' + ')}</span>
              <bdi dir="ltr">
                {legs.map((at) => ratioText(readRatio(factors[at] ?? '0'))).join(' × ')} ={' '}
                {ratioText(product)}
              </bdi>
            </li>
          ))}
        </ol>
      </details>
    )
  })
}
