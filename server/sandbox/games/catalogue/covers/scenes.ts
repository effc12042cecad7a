/** What a scene is drawn with: its size, its colours from far to near, and numbers of its own. */
export type Canvas = {
  width: number
  height: number
  sky: string
  glow: string
  near: string
  light: string
  random: () => number
}

const times = <T>(count: number, one: (at: number) => T) => Array.from({ length: count }, (_, at) => one(at))
const round = (value: number) => value.toFixed(0)

function ridge({ width, height, random }: Canvas, base: number, rise: number, steps: number): string {
  const tops = times(
    steps + 1,
    (at) => `L${round((at * width) / steps)} ${round(height * base - random() * height * rise)}`,
  )
  return `M0 ${height}${tops.join('')}L${width} ${height}Z`
}

function hill({ width, height, random }: Canvas, base: number): string {
  const [a, b] = [base - random() * 0.16, base - random() * 0.16]
  return `M0 ${height}V${round(height * base)}C${round(width * 0.25)} ${round(height * a)} ${round(width * 0.4)} ${round(height * a)} ${round(width * 0.55)} ${round(height * base)}S${round(width * 0.85)} ${round(height * b)} ${width} ${round(height * (base - 0.04))}V${height}Z`
}

const dots = ({ width, height, light, random }: Canvas, count: number, most: number, share = 1) =>
  times(
    count,
    () =>
      `<circle cx="${round(random() * width)}" cy="${round(random() * height * share)}" r="${(0.6 + random() * most).toFixed(1)}" fill="${light}" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`,
  ).join('')

function beams({ width, height, light, random }: Canvas, count: number, opacity: number): string {
  const reach = width + height
  const turn = random() * 20
  const [x, y] = [width / 2, height * 0.42]
  return times(count, (at) => {
    const from = ((turn + (at * 360) / count) * Math.PI) / 180
    const to = from + Math.PI / count
    return `<path d="M${x} ${round(y)}L${round(x + reach * Math.cos(from))} ${round(y + reach * Math.sin(from))}L${round(x + reach * Math.cos(to))} ${round(y + reach * Math.sin(to))}Z" fill="${light}" opacity="${opacity}"/>`
  }).join('')
}

/** Backgrounds by their name; the sky is painted already. */
export const scenes: Record<string, (canvas: Canvas) => string> = {
  mountains: (c) =>
    `${dots(c, 40, 1.6, 0.5)}<path d="${ridge(c, 0.72, 0.4, 5)}" fill="${c.glow}" opacity=".55"/><path d="${ridge(c, 0.86, 0.3, 7)}" fill="${c.near}" opacity=".75"/><path d="${hill(c, 0.9)}" fill="${c.near}"/>`,
  sea: (c) =>
    `<circle cx="${c.width * (0.25 + c.random() * 0.5)}" cy="${c.height * 0.34}" r="${c.height * 0.24}" fill="${c.light}" opacity=".28"/>${times(4, (at) => `<path d="M0 ${round(c.height * (0.6 + at * 0.1))}${times(9, () => `q${c.width / 36} ${-8 - at * 2} ${c.width / 18} 0t${c.width / 18} 0`).join('')}V${c.height}H0Z" fill="${at % 2 ? c.near : c.glow}" opacity="${0.35 + at * 0.18}"/>`).join('')}`,
  desert: (c) =>
    `<circle cx="${c.width * 0.76}" cy="${c.height * 0.26}" r="${c.height * 0.15}" fill="${c.light}" opacity=".7"/><path d="${hill(c, 0.66)}" fill="${c.glow}" opacity=".8"/><path d="${hill(c, 0.78)}" fill="${c.near}" opacity=".6"/><path d="${hill(c, 0.92)}" fill="${c.near}"/>`,
  rays: (c) =>
    `${beams(c, 14, 0.13)}${dots(c, 18, 4)}<path d="${hill(c, 0.93)}" fill="${c.near}" opacity=".8"/>`,
  curtain: (c) =>
    `${beams(c, 20, 0.09)}${[0, 1].map((side) => `<g${side ? ` transform="translate(${c.width}) scale(-1 1)"` : ''}>${times(3, (at) => `<path d="M${at * c.width * 0.065} 0H${(at + 1) * c.width * 0.075}C${c.width * (0.1 + at * 0.07)} ${c.height * 0.5} ${at * c.width * 0.06} ${c.height * 0.7} ${at * c.width * 0.045} ${c.height}H${(at - 1) * c.width * 0.05}Z" fill="${c.near}" opacity="${0.85 - at * 0.2}"/>`).join('')}</g>`).join('')}${times(13, (at) => `<circle cx="${(at + 0.5) * (c.width / 13)}" cy="14" r="6" fill="${c.light}" opacity=".85"/>`).join('')}`,
  space: (c) =>
    `${dots(c, 90, 1.8)}<circle cx="${c.width * 0.14}" cy="${c.height * 0.24}" r="${c.height * 0.12}" fill="${c.glow}" opacity=".9"/><circle cx="${c.width * 0.11}" cy="${c.height * 0.21}" r="${c.height * 0.12}" fill="${c.sky}" opacity=".45"/><ellipse cx="${c.width * 0.62}" cy="${c.height * 0.4}" rx="${c.width * 0.5}" ry="${c.height * 0.22}" fill="${c.glow}" opacity=".28" transform="rotate(-18 ${c.width / 2} ${c.height / 2})"/><circle cx="${c.width * 0.86}" cy="${c.height * 1.08}" r="${c.height * 0.42}" fill="${c.near}"/>`,
  cave: (c) =>
    `<ellipse cx="${c.width / 2}" cy="${c.height * 0.44}" rx="${c.width * 0.42}" ry="${c.height * 0.46}" fill="${c.glow}" opacity=".55"/>${times(9, (at) => `<path d="M${round(at * c.width * 0.125 - 20)} 0L${round(at * c.width * 0.125 + 12)} ${round(c.height * (0.1 + c.random() * 0.24))}L${round(at * c.width * 0.125 + 44)} 0Z" fill="${c.near}"/>`).join('')}${times(7, (at) => `<path d="M${round(at * c.width * 0.16 - 40)} ${c.height}L${round(at * c.width * 0.16 + 4)} ${round(c.height * (0.9 - c.random() * 0.25))}L${round(at * c.width * 0.16 + 50)} ${c.height}Z" fill="${at % 2 ? c.near : c.glow}" opacity=".85"/>`).join('')}`,
  city: (c) =>
    `${dots(c, 30, 1.4, 0.4)}${times(10, (at) => {
      const [x, top, wide] = [
        at * c.width * 0.105 - 8,
        c.height * (0.42 + c.random() * 0.3),
        c.width * (0.075 + c.random() * 0.04),
      ]
      const lit = times(
        6,
        () =>
          `<rect x="${round(x + 8 + c.random() * (wide - 22))}" y="${round(top + 12 + c.random() * (c.height - top - 40))}" width="7" height="9" fill="${c.light}" opacity=".7"/>`,
      ).join('')
      return `<rect x="${round(x)}" y="${round(top)}" width="${round(wide)}" height="${c.height}" fill="${at % 2 ? c.near : c.glow}" opacity="${at % 2 ? 1 : 0.6}"/>${at % 3 ? '' : `<path d="M${round(x)} ${round(top)}l${round(wide / 2)} -22 ${round(wide / 2)} 22Z" fill="${c.near}"/>`}${lit}`
    }).join('')}`,
  forest: (c) =>
    `${dots(c, 26, 2.2, 0.8)}${[0.62, 0.76]
      .map((base, layer) =>
        times(11, (at) => {
          const [x, tall] = [at * c.width * 0.1 + c.random() * 20 - 20, c.height * (0.3 + c.random() * 0.26)]
          const y = c.height * (base + 0.2)
          return `<path d="M${round(x)} ${round(y)}l30 ${round(-tall)} 30 ${round(tall)}Z" fill="${layer ? c.near : c.glow}" opacity="${layer ? 0.95 : 0.5}"/>`
        }).join(''),
      )
      .join('')}<path d="${hill(c, 0.92)}" fill="${c.near}"/>`,
  underwater: (c) =>
    `${times(5, (at) => `<path d="M${round(c.width * (0.1 + at * 0.2))} 0l60 0 ${round(40 + c.random() * 80)} ${c.height} -130 0Z" fill="${c.light}" opacity=".08"/>`).join('')}${times(16, () => `<circle cx="${round(c.random() * c.width)}" cy="${round(c.random() * c.height)}" r="${round(3 + c.random() * 9)}" fill="none" stroke="${c.light}" stroke-width="2" opacity=".5"/>`).join('')}${times(8, (at) => `<path d="M${round(at * c.width * 0.14 - 10)} ${c.height}c-16 -40 24 -60 4 ${round(-90 - c.random() * 70)} 34 40 8 80 26 ${round(150)}Z" fill="${c.near}" opacity=".85"/>`).join('')}<path d="${hill(c, 0.95)}" fill="${c.near}"/>`,
  clouds: (c) =>
    `${beams(c, 16, 0.08)}${[0.66, 0.8, 0.95].map((base, layer) => times(9, (at) => `<circle cx="${round(at * c.width * 0.13 + c.random() * 24)}" cy="${round(c.height * (base + c.random() * 0.05))}" r="${round(c.height * (0.12 + c.random() * 0.07))}" fill="${layer === 2 ? c.near : layer ? c.glow : c.light}" opacity="${[0.22, 0.5, 0.85][layer]}"/>`).join('')).join('')}`,
  hills: (c) =>
    `<circle cx="${c.width * 0.2}" cy="${c.height * 0.26}" r="${c.height * 0.13}" fill="${c.light}" opacity=".75"/><path d="${hill(c, 0.64)}" fill="${c.glow}" opacity=".7"/><path d="${hill(c, 0.78)}" fill="${c.near}" opacity=".6"/><path d="${hill(c, 0.9)}" fill="${c.near}"/>${dots(c, 16, 3)}`,
  castle: (c) =>
    `${dots(c, 30, 1.5, 0.5)}<path d="${ridge(c, 0.74, 0.26, 6)}" fill="${c.glow}" opacity=".5"/>${[
      0.06, 0.2, 0.72, 0.86,
    ]
      .map((x, at) => {
        const [left, top, wide] = [c.width * x, c.height * (at % 3 ? 0.34 : 0.46), c.width * 0.09]
        return `<path d="M${round(left)} ${c.height}V${round(top)}h${round(wide / 5)}v12h${round(wide / 5)}v-12h${round(wide / 5)}v12h${round(wide / 5)}v-12h${round(wide / 5)}V${c.height}Z" fill="${c.near}"/><rect x="${round(left + wide * 0.4)}" y="${round(top + 40)}" width="${round(wide * 0.2)}" height="22" rx="5" fill="${c.light}" opacity=".7"/>`
      })
      .join('')}<path d="${hill(c, 0.92)}" fill="${c.near}"/>`,
  temple: (c) =>
    `${beams(c, 12, 0.08)}${times(5, (at) => `<rect x="${round(c.width * (0.5 - (0.46 - at * 0.07)))}" y="${round(c.height * (0.94 - at * 0.13))}" width="${round(c.width * 2 * (0.46 - at * 0.07))}" height="${round(c.height * 0.14)}" fill="${at % 2 ? c.glow : c.near}" opacity="${at % 2 ? 0.7 : 0.9}"/>`).join('')}${times(6, (at) => `<path d="M${at % 2 ? c.width : 0} ${round(c.height * (0.1 + at * 0.14))}q${at % 2 ? -90 : 90} -10 ${at % 2 ? -120 : 120} 50q${at % 2 ? 70 : -70} -20 ${at % 2 ? 120 : -120} 10Z" fill="${c.near}" opacity=".9"/>`).join('')}`,
}
