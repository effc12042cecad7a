import { expect, it } from 'vitest'
import { drawingWork } from './drawingWork.ts'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
const most = 1_000_000
const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const rects = (style: (to: number) => string, at: number) => `<rect ${style(at + 1)}/>`.repeat(4)

it.each([
  [
    'patterns within patterns',
    steps.map((at) => `<pattern id="p${at}">${rects((to) => `fill="url(#p${to})"`, at)}</pattern>`).join('') +
      '<rect fill="url(#p0)"/>',
  ],
  [
    'masks within masks',
    steps
      .map((at) => `<mask id="p${at}">${rects((to) => `style="mask: url('#p${to}')"`, at)}</mask>`)
      .join('') + '<rect mask="url(#p0)"/>',
  ],
  [
    'markers at the corners of markers',
    steps
      .slice(0, 4)
      .map(
        (at) =>
          `<marker id="p${at}"><path d="M0 0${'L1 1'.repeat(39)}" marker-mid="url(#p${at + 1})"/></marker>`,
      )
      .join('') + `<path d="M0 0${'L1 1'.repeat(39)}" marker-mid="url(#p0)"/>`,
  ],
  [
    'patterns that a style sheet names',
    `<style>${steps.map((at) => `.c${at}, .none{fill:url(#p${at})}`).join('')}</style>` +
      steps.map((at) => `<pattern id="p${at}">${rects((to) => `class="x c${to}"`, at)}</pattern>`).join('') +
      '<rect class="c0"/>',
  ],
])('counts %s as often as they are drawn', (_, inside) => {
  expect(drawingWork(svg(inside), most)).toBe(most)
})

it('counts what people draw by its elements', () => {
  const stops = '<stop/>'.repeat(5)
  const gradient = `<linearGradient id="a">${stops}</linearGradient><linearGradient id="b" href="#a"/>`
  const paths = '<path class="s" d="M0 0L1 1L2 2"/><use href="#b"/>'.repeat(1000)
  expect(drawingWork(svg(`<style>.s{fill:url(#b)}</style>${gradient}${paths}`), most)).toBeLessThan(40_000)
})

it('counts what names itself once', () => {
  expect(drawingWork(svg('<g id="a" mask="url(#a)"><path fill="url(#nothing)"/></g>'), most)).toBe(3)
})
