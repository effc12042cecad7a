/** Colours of an emblem: what it is made of, its shaded parts, its light, and what lies behind. */
export type Ink = { main: string; shade: string; light: string; back: string }

/** Colours that things have of themselves, where a cover is worth them: main, shade and light. */
export const natural: Record<string, readonly [main: string, shade: string, light: string]> = {
  aurora: ['#5ff2c0', '#7a6cf0', '#f4fff9'],
  wave: ['#4cc3ea', '#146c9c', '#f2fdff'],
  bolt: ['#ffd83d', '#e07b12', '#fff8d0'],
  potion: ['#a45df0', '#4b2a7a', '#e4fbe8'],
  wheel: ['#ff5d73', '#3d56b2', '#ffe08a'],
  gem: ['#38c6f4', '#1672b8', '#eafcff'],
  cactus: ['#5fbf6b', '#2c7a4b', '#ff7ab6'],
  cherry: ['#e5243f', '#5d8a2f', '#9be15d'],
  lemon: ['#ffd93b', '#f2a516', '#b7e36a'],
  seven: ['#ff3b3b', '#7d0b1c', '#ffe28a'],
  bell: ['#ffc93c', '#d98a10', '#fff3c4'],
  crown: ['#ffd04d', '#c77d15', '#ff5d7a'],
  lantern: ['#f0493e', '#9c1f22', '#ffe08a'],
  blossom: ['#ff9cc2', '#d94f8a', '#fff0a8'],
  tree: ['#6cc24a', '#3d6b35', '#f2e35c'],
  owl: ['#b98152', '#5b3a29', '#fff3d6'],
  fox: ['#f4772e', '#7a3018', '#fff1e0'],
  fish: ['#46c2e8', '#1b6f9e', '#ffe6a3'],
  shell: ['#f8b8b0', '#c9706d', '#fff4ee'],
  palm: ['#3fae5a', '#7a5230', '#ffc857'],
  clover: ['#3fbf5f', '#1f7a3d', '#c9f7c0'],
  bee: ['#ffc62e', '#3a2a1a', '#eaf6ff'],
  pyramid: ['#f3c46a', '#a86a2c', '#fff0b8'],
  ship: ['#f6efe0', '#8a4b2a', '#e2544a'],
  rocket: ['#f3f5fa', '#c43c4f', '#ffb23f'],
  candy: ['#ff6fae', '#d13b86', '#fff0f7'],
  horseshoe: ['#c9d2dc', '#7c8896', '#fff1b8'],
  mask: ['#e2b13c', '#8a4f1d', '#3ec6b8'],
  roulette: ['#c8102e', '#1d1d25', '#f2d488'],
  mines: ['#5b6474', '#232834', '#ff5a4f'],
}

const star = (points: number, inner: number, outer: number, turn = -90) =>
  Array.from({ length: points * 2 }, (_, at) => {
    const [radius, angle] = [at % 2 ? inner : outer, ((turn + (at * 180) / points) * Math.PI) / 180]
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  }).join('L')
const ring = (count: number, one: (angle: number) => string) =>
  Array.from({ length: count }, (_, at) => one((at * 360) / count)).join('')

/** Emblems, drawn in a square from −100 to 100. */
export const motifs: Record<string, (ink: Ink) => string> = {
  aurora: ({ main, shade, light }) =>
    `<path d="M-94 30C-84-40-64-84-46-84S-20-20-4-20 20-92 44-92 82-40 94 20C80 0 66-14 52-14S24 44 4 44-30-12-46-12-82 6-94 30Z" fill="${shade}" opacity=".85"/><path d="M-84 64C-72 8-56-30-40-30S-14 24 0 24 24-40 44-40 76 4 86 52C74 36 62 26 50 26S20 74 2 74-28 40-42 40-74 50-84 64Z" fill="${main}" opacity=".92"/><path d="M${star(4, 6, 26)}Z" fill="${light}" transform="translate(66 -72)"/><path d="M${star(4, 4, 15)}Z" fill="${light}" transform="translate(-76 -66)"/>`,
  wave: ({ main, shade, light }) =>
    `<path d="M-96 60C-80-30-20-94 50-70 20-70 6-44 24-24 44-4 74-14 84-36 100 10 70 70 0 72Z" fill="${main}"/><path d="M-70 66C-50 0-10-44 30-52 4-34 0-6 22 8 40 18 60 12 70 4 66 40 40 66 0 70Z" fill="${shade}"/><path d="M-50-50a10 10 0 1 1 .1 0M-72-18a6 6 0 1 1 .1 0M-20-74a5 5 0 1 1 .1 0" fill="${light}"/>`,
  ship: ({ main, shade, light }) =>
    `<path d="M-86 34H86L60 80H-58Z" fill="${shade}"/><path d="M-4-90V34H4V-90Z" fill="${shade}"/><path d="M8-80C50-70 74-30 70 22H8Z" fill="${main}"/><path d="M-8-64C-46-50-64-16-62 22H-8Z" fill="${light}"/><path d="M4-92L34-82 4-72Z" fill="${main}"/><path d="M-78 48H78" stroke="${light}" stroke-width="5"/>`,
  pyramid: ({ main, shade, light }) =>
    `<circle cx="40" cy="-46" r="34" fill="${light}"/><path d="M-10-70L96 76H-96Z" fill="${main}"/><path d="M-10-70L96 76H16Z" fill="${shade}"/><path d="M-66 34H54M-44 0H40" stroke="${shade}" stroke-width="4" opacity=".7"/><path d="M-16 76V50a10 10 0 0 1 20 0V76Z" fill="${light}"/>`,
  cactus: ({ main, shade, light }) =>
    `<path d="M-18 86V-62a18 18 0 0 1 36 0V86Z" fill="${main}"/><path d="M18 34H40a12 12 0 0 0 12-12V-14a13 13 0 0 1 26 0V26a34 34 0 0 1-34 34H18ZM-18 14H-38A12 12 0 0 1-50 2V-24a13 13 0 0 0-26 0V6A34 34 0 0 0-42 40h24Z" fill="${main}"/><path d="M-5-60V80M7-60V80" stroke="${shade}" stroke-width="4"/><path d="${`M${star(6, 8, 20)}Z`}" transform="translate(0 -82)" fill="${light}"/>`,
  cherry: ({ main, shade, light }) =>
    `<path d="M-38 20C-34-30 0-60 44-84M40 26C44-20 44-50 44-84" fill="none" stroke="${shade}" stroke-width="8" stroke-linecap="round"/><path d="M44-84C80-96 96-70 96-52 70-48 50-60 44-84Z" fill="${light}"/><circle cx="-40" cy="46" r="42" fill="${main}"/><circle cx="42" cy="50" r="40" fill="${main}"/><path d="M-66 36a28 28 0 0 1 20-18M18 40a26 26 0 0 1 18-16" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/>`,
  lemon: ({ main, shade, light }) =>
    `<path d="M-92 8C-70-70 40-90 78-40 96-36 98-20 88-10 90 60-10 92-64 50-84 50-98 30-92 8Z" fill="${main}"/><path d="M-64 50C-10 92 90 60 88-10 60 50-10 66-64 50Z" fill="${shade}"/><path d="M-52-14C-36-44-8-54 16-52" fill="none" stroke="${light}" stroke-width="11" stroke-linecap="round"/><path d="M60-56C56-92 86-100 98-96 98-72 84-54 60-56Z" fill="${light}"/>`,
  seven: ({ main, shade, light }) =>
    `<path d="M-72-84H78V-50C36-6 18 34 14 88H-38C-32 30-10-8 22-40H-40V-20H-72Z" fill="${shade}" transform="translate(7 8)"/><path d="M-72-84H78V-50C36-6 18 34 14 88H-38C-32 30-10-8 22-40H-40V-20H-72Z" fill="${main}"/><path d="M-62-74H68V-64H-62Z" fill="${light}"/>`,
  bell: ({ main, shade, light }) =>
    `<circle cy="-82" r="13" fill="${shade}"/><path d="M-62 46C-52 30-54-4-44-36-34-66-16-76 0-76S34-66 44-36C54-4 52 30 62 46L78 62H-78Z" fill="${main}"/><path d="M12-74C38-66 42-20 48 10 52 34 66 52 78 62H30C36 20 28-40 12-74Z" fill="${shade}"/><circle cy="74" r="17" fill="${light}"/><path d="M-38 24C-34-8-30-36-18-50" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/>`,
  star: ({ main, shade, light }) =>
    `<path d="M${star(5, 42, 96)}Z" fill="${main}" stroke="${shade}" stroke-width="8" stroke-linejoin="round"/><path d="M0-84L22-32 0 0-22-32ZM80-26L40 14 0 0Z" fill="${light}" opacity=".75"/>`,
  planet: ({ main, shade, light }) =>
    `<circle r="58" fill="${main}"/><path d="M-30-50C30-30 50 20 26 52A58 58 0 0 0-30-50Z" fill="${shade}"/><ellipse rx="98" ry="24" fill="none" stroke="${light}" stroke-width="11" transform="rotate(-22)" stroke-dasharray="190 90" stroke-dashoffset="8"/><circle cx="-22" cy="-14" r="10" fill="${light}" opacity=".6"/><circle cx="4" cy="22" r="6" fill="${light}" opacity=".5"/>`,
  rocket: ({ main, shade, light }) =>
    `<g transform="rotate(38)"><path d="M0-98C36-66 40-10 30 40H-30C-40-10-36-66 0-98Z" fill="${main}"/><path d="M0-98C36-66 40-10 30 40H6C22-10 18-66 0-98Z" fill="${shade}"/><path d="M-31 0C-60 16-62 46-60 66L-28 40ZM31 0C60 16 62 46 60 66L28 40Z" fill="${shade}"/><circle cy="-28" r="16" fill="${light}"/><path d="M-22 46C-22 74 0 96 0 96S22 74 22 46Z" fill="${light}"/></g>`,
  gem: ({ main, shade, light }) =>
    `<path d="M-50-66H50L96-18 0 88-96-18Z" fill="${main}"/><path d="M50-66L96-18 0 88 40-18Z" fill="${shade}"/><path d="M-50-66L-40-18H-96ZM-50-66H50L40-18H-40Z" fill="${light}" opacity=".7"/><path d="M-40-18L0 88 40-18Z" fill="${light}" opacity=".28"/>`,
  crown: ({ main, shade, light }) =>
    `<path d="M-84 56L-94-40-44 4 0-72 44 4 94-40 84 56Z" fill="${main}"/><path d="M-84 56L-80 84H80L84 56Z" fill="${shade}"/><path d="M0-72L44 4 94-40 84 56H20Z" fill="${shade}" opacity=".45"/><circle cy="-80" r="11" fill="${light}"/><circle cx="-94" cy="-48" r="9" fill="${light}"/><circle cx="94" cy="-48" r="9" fill="${light}"/><path d="M0 12L16 32 0 52-16 32Z" fill="${light}"/>`,
  lantern: ({ main, shade, light }) =>
    `<path d="M0-98V-70" stroke="${light}" stroke-width="5"/><path d="M-30-70H30V-58H-30ZM-30 50H30V62H-30Z" fill="${shade}"/><path d="M-34-58H34C84-40 84 32 34 50H-34C-84 32-84-40-34-58Z" fill="${main}"/><path d="M0-58C26-34 26 26 0 50M0-58C-26-34-26 26 0 50M-36-56C-66-30-66 24-36 48M36-56C66-30 66 24 36 48" fill="none" stroke="${shade}" stroke-width="4"/><ellipse cy="-4" rx="20" ry="34" fill="${light}" opacity=".75"/><path d="M-14 62V92M0 62V98M14 62V92" stroke="${light}" stroke-width="5"/>`,
  blossom: ({ main, shade, light }) =>
    `${ring(5, (angle) => `<path d="M0-8C-40-30-40-86-10-92L0-82 10-92C40-86 40-30 0-8Z" fill="${main}" transform="rotate(${angle})"/><path d="M0-14V-60" stroke="${shade}" stroke-width="4" transform="rotate(${angle})"/>`)}<circle r="17" fill="${light}"/>`,
  tree: ({ main, shade, light }) =>
    `<path d="M-12 90C-8 50-10 30-8 10H8C10 30 8 50 14 90Z" fill="${shade}"/><circle cx="-42" cy="-4" r="42" fill="${main}"/><circle cx="42" cy="0" r="40" fill="${main}"/><circle cy="-44" r="48" fill="${main}"/><path d="M34-78C90-50 90 20 42 40 20 40 10 20 10 8 40-10 50-50 34-78Z" fill="${shade}" opacity=".5"/><circle cx="-34" cy="-40" r="8" fill="${light}"/><circle cx="20" cy="-62" r="7" fill="${light}"/><circle cx="-52" cy="6" r="7" fill="${light}"/><circle cx="34" cy="-8" r="8" fill="${light}"/>`,
  owl: ({ main, shade, light }) =>
    `<path d="M-62-86C-40-70-20-74 0-74S40-70 62-86C70-40 70 40 40 74 20 92-20 92-40 74-70 40-70-40-62-86Z" fill="${main}"/><path d="M-66-10C-90 30-66 66-40 74-58 40-60 14-66-10ZM66-10C90 30 66 66 40 74 58 40 60 14 66-10Z" fill="${shade}"/><circle cx="-28" cy="-32" r="27" fill="${light}"/><circle cx="28" cy="-32" r="27" fill="${light}"/><circle cx="-24" cy="-30" r="13" fill="${shade}"/><circle cx="24" cy="-30" r="13" fill="${shade}"/><path d="M0-22L11-4 0 12-11-4Z" fill="${light}"/><path d="M-24 32l12 10 12-10 12 10 12-10M-24 52l12 10 12-10 12 10 12-10" fill="none" stroke="${shade}" stroke-width="5"/>`,
  fox: ({ main, shade, light }) =>
    `<path d="M-90-84L-28-48H28L90-84C94-30 80 6 52 34L0 88-52 34C-80 6-94-30-90-84Z" fill="${main}"/><path d="M-90-84C-84-40-70-28-52-22L-28-48ZM90-84C84-40 70-28 52-22L28-48Z" fill="${shade}"/><path d="M-86 0C-50-6-20 16 0 60 20 16 50-6 86 0L52 34 0 88-52 34Z" fill="${light}"/><path d="M-13 70H13L0 88ZM-48-6L-20 4-34 14ZM48-6L20 4 34 14Z" fill="${shade}"/>`,
  cat: ({ main, shade, light }) =>
    `<path d="M-76-84L-34-54C-12-62 12-62 34-54L76-84C86-40 84 0 70 30 50 76-50 76-70 30-84 0-86-40-76-84Z" fill="${main}"/><path d="M-66-62L-46-44-64-22ZM66-62L46-44 64-22Z" fill="${shade}"/><path d="M-56-8C-44-28-22-24-18-4-32 8-48 6-56-8ZM56-8C44-28 22-24 18-4 32 8 48 6 56-8Z" fill="${light}"/><path d="M-36-22V6M36-22V6" stroke="${shade}" stroke-width="8"/><path d="M-9 20H9L0 32ZM0 32C-4 44-18 44-24 38M0 32C4 44 18 44 24 38" fill="${shade}" stroke="${shade}" stroke-width="4"/><path d="M-96 14L-52 22M-94 40L-50 34M96 14L52 22M94 40L50 34" stroke="${light}" stroke-width="4"/>`,
  fish: ({ main, shade, light }) =>
    `<path d="M-66 0C-30-66 40-66 78-6 40 62-30 66-66 0Z" fill="${main}"/><path d="M-58 0L-98-46C-92-14-92 14-98 46Z" fill="${shade}"/><path d="M-10-48C0-84 40-84 44-76 34-62 30-52 30-44ZM0 46C10 76 36 80 40 72 32 62 26 52 26 44Z" fill="${shade}"/><circle cx="46" cy="-12" r="11" fill="${light}"/><circle cx="49" cy="-12" r="5" fill="${shade}"/><path d="M18-36C4-12 4 14 18 36M-6-36C-20-12-20 14-6 36M-30-24C-40-8-40 8-30 24" fill="none" stroke="${light}" stroke-width="5" opacity=".7"/>`,
  shell: ({ main, shade, light }) =>
    `<path d="M0 76C-30 76-40 66-38 52-80 40-98-4-80-44-60-84-20-90 0-90S60-84 80-44C98-4 80 40 38 52 40 66 30 76 0 76Z" fill="${main}"/><path d="M0 60V-84M0 60L-36-76M0 60L36-76M0 60L-70-44M0 60L70-44M0 60L-84-2M0 60L84-2" stroke="${shade}" stroke-width="6"/><circle cy="52" r="22" fill="${light}"/><circle cx="-7" cy="45" r="6" fill="#fff"/>`,
  palm: ({ main, shade, light }) =>
    `<circle cx="20" cy="16" r="62" fill="${light}" opacity=".85"/><path d="M-16 92C-4 50-14 0 4-40L18-36C6 6 12 50 12 92Z" fill="${shade}"/><path d="M8-40C-30-80-70-70-92-38-60-50-30-50 8-40ZM8-40C-20-20-62-14-76 24-46-4-20-14 8-40ZM8-40C20-84 64-90 94-64 60-64 34-60 8-40ZM8-40C50-44 84-20 86 20 66-8 40-20 8-40ZM8-40C0-70 8-90 30-98 26-76 22-60 8-40Z" fill="${main}"/>`,
  wheel: ({ main, shade, light }) =>
    `<circle r="80" fill="none" stroke="${main}" stroke-width="12"/><circle r="58" fill="none" stroke="${shade}" stroke-width="5"/>${ring(8, (angle) => `<path d="M0 0V-80" stroke="${main}" stroke-width="6" transform="rotate(${angle})"/><circle cy="-82" r="14" fill="${light}" stroke="${shade}" stroke-width="4" transform="rotate(${angle})"/>`)}<circle r="18" fill="${light}"/><path d="M0 14L-44 98M0 14L44 98" stroke="${shade}" stroke-width="9"/>`,
  candy: ({ main, shade, light }) =>
    `<path d="M-50 0L-98-38C-84-10-84 10-98 38ZM50 0L98-38C84-10 84 10 98 38Z" fill="${shade}"/><circle r="56" fill="${main}"/>${ring(6, (angle) => `<path d="M0 0C10-20 34-30 30-48A56 56 0 0 0 0-56C-4-36-10-20 0 0Z" fill="${light}" opacity=".75" transform="rotate(${angle})"/>`)}<circle r="10" fill="${main}"/>`,
  clover: ({ main, shade, light }) =>
    `<path d="M4 10C10 50 30 74 44 92L30 96C12 80 0 50-4 10Z" fill="${shade}"/>${ring(4, (angle) => `<path d="M0 0C-60-24-62-76-30-86-14-90-4-80 0-68 4-80 14-90 30-86 62-76 60-24 0 0Z" fill="${main}" transform="rotate(${angle + 45})"/><path d="M0-10V-56" stroke="${light}" stroke-width="5" opacity=".7" transform="rotate(${angle + 45})"/>`)}`,
  horseshoe: ({ main, shade, light }) =>
    `<path d="M-50 86H-78C-104 0-74-88 0-88S104 0 78 86H50C66 20 54-48 0-48S-66 20-50 86Z" fill="${main}"/><path d="M0-88C74-88 104 0 78 86H50C66 20 54-48 0-48Z" fill="${shade}" opacity=".6"/><path d="M-70 40h.1M-74 0h.1M-60-40h.1M-28-66h.1M28-66h.1M60-40h.1M74 0h.1M70 40h.1" stroke="${light}" stroke-width="13" stroke-linecap="round"/>`,
  potion: ({ main, shade, light }) =>
    `<path d="M-22-84H22V-72H14V-30C50-10 74 20 66 56 60 90-60 90-66 56-74 20-50-10-14-30V-72H-22Z" fill="${light}" opacity=".55"/><path d="M-58 26C-30 12-10 40 14 26 34 16 50 18 60 26 70 50 66 60 62 66 50 88-50 88-62 66-68 56-66 40-58 26Z" fill="${main}"/><path d="M-24-92H24V-74H-24Z" fill="${shade}"/><circle cx="-18" cy="54" r="8" fill="${light}"/><circle cx="14" cy="62" r="5" fill="${light}"/><circle cx="24" cy="40" r="7" fill="${light}"/><circle cx="2" cy="6" r="5" fill="${main}"/>`,
  shield: ({ main, shade, light }) =>
    `<path d="M0-92C30-76 56-72 82-72 86 0 60 60 0 94-60 60-86 0-82-72-56-72-30-76 0-92Z" fill="${main}"/><path d="M0-92C30-76 56-72 82-72 86 0 60 60 0 94Z" fill="${shade}"/><path d="M-12-70H12V-24H56V0H12V70H-12V0H-56V-24H-12Z" fill="${light}"/>`,
  sword: ({ main, shade, light }) =>
    `<g transform="rotate(40)"><path d="M0-98L14-76V34H-14V-76Z" fill="${main}"/><path d="M0-98L14-76V34H0Z" fill="${shade}"/><path d="M-46 34H46V48H-46Z" fill="${light}"/><path d="M-9 48H9V82H-9Z" fill="${shade}"/><circle cy="90" r="12" fill="${light}"/></g><path d="M${star(4, 5, 22)}Z" transform="translate(-50 -50)" fill="${light}"/>`,
  gear: ({ main, shade, light }) =>
    `${ring(10, (angle) => `<path d="M-13-60L-10-94H10L13-60Z" fill="${main}" transform="rotate(${angle})"/>`)}<circle r="68" fill="${main}"/><circle r="48" fill="${shade}"/><circle r="40" fill="${light}"/><path d="M0 0V-30M0 0L20 14" stroke="${shade}" stroke-width="8" stroke-linecap="round"/><circle r="7" fill="${shade}"/>`,
  bolt: ({ main, shade, light }) =>
    `<path d="M24-98L-62 14H-8L-30 98 64-22H10Z" fill="${shade}" transform="translate(7 6)"/><path d="M24-98L-62 14H-8L-30 98 64-22H10Z" fill="${main}"/><path d="M16-78L-40 4H-16Z" fill="${light}"/>`,
  mask: ({ main, shade, light }) =>
    `${ring(9, (angle) => `<path d="M-12-62L0-98 12-62Z" fill="${light}" transform="rotate(${(angle - 160) / 2})"/>`)}<path d="M-58-62H58C72-20 66 40 40 74 20 94-20 94-40 74-66 40-72-20-58-62Z" fill="${main}"/><path d="M0-62H58C72-20 66 40 40 74 28 86 14 90 0 90Z" fill="${shade}" opacity=".45"/><path d="M-46-24H-12V-4H-46ZM46-24H12V-4H46Z" fill="${shade}"/><path d="M-8 0H8L16 26H-16ZM-30 46H30V62H-30Z" fill="${light}"/><path d="M-58-62H58V-44H-58Z" fill="${light}" opacity=".8"/>`,
  bee: ({ main, shade, light }) =>
    `<path d="M-4-24C-40-96-96-70-80-36-70-14-30-12-4-24ZM4-24C40-96 96-70 80-36 70-14 30-12 4-24Z" fill="${light}" opacity=".8"/><ellipse cy="22" rx="42" ry="62" fill="${main}"/><path d="M-41 8C-20 18 20 18 41 8L42 28C20 38-20 38-42 28ZM-38 46C-20 54 20 54 38 46L28 66C14 72-14 72-28 66Z" fill="${shade}"/><circle cy="-46" r="24" fill="${shade}"/><circle cx="-9" cy="-48" r="6" fill="${light}"/><circle cx="9" cy="-48" r="6" fill="${light}"/><path d="M-10-66C-16-84-26-88-34-88M10-66C16-84 26-88 34-88" fill="none" stroke="${shade}" stroke-width="5"/>`,
  roulette: ({ main, shade, light }) =>
    `<circle r="96" fill="${light}"/><circle r="88" fill="${shade}"/>${ring(12, (angle) => `<path d="M0 0L-22-84A87 87 0 0 1 22-84Z" fill="${main}" transform="rotate(${angle}) scale(.98)" opacity="${(angle / 30) % 2 ? 1 : 0.25}"/>`)}<circle r="52" fill="${shade}"/><circle r="44" fill="${main}"/>${ring(4, (angle) => `<path d="M-4 0V-38H4V0Z" fill="${light}" transform="rotate(${angle + 20})"/><circle cy="-40" r="7" fill="${light}" transform="rotate(${angle + 20})"/>`)}<circle r="13" fill="${light}"/><circle cx="52" cy="-46" r="9" fill="#fff"/>`,
  blackjack: ({ main, shade, light }) =>
    `<g transform="rotate(-14) translate(-22 0)"><rect x="-46" y="-74" width="92" height="140" rx="10" fill="#fff" stroke="${shade}" stroke-width="4"/><path d="M0-36C-40-2-36 30-8 24L-14 42H14L8 24C36 30 40-2 0-36Z" fill="#20242f"/></g><g transform="rotate(12) translate(34 4)"><rect x="-46" y="-74" width="92" height="140" rx="10" fill="${light}" stroke="${shade}" stroke-width="4"/><path d="M0 36C-50-4-34-40-8-34L0-26 8-34C34-40 50-4 0 36Z" fill="${main === '#ffffff' ? shade : '#c1121f'}"/></g>`,
  baccarat: ({ main, shade, light }) =>
    `<g transform="rotate(-18) translate(-30 0)"><rect x="-44" y="-70" width="88" height="134" rx="10" fill="${light}" stroke="${shade}" stroke-width="4"/><path d="M0-40L26 0 0 40-26 0Z" fill="#c1121f"/></g><g transform="translate(0 -8)"><rect x="-44" y="-70" width="88" height="134" rx="10" fill="${main}" stroke="${shade}" stroke-width="4"/><path d="M-30-56H30V50H-30Z" fill="none" stroke="${shade}" stroke-width="4"/><path d="M${star(8, 14, 28)}Z" fill="${shade}"/></g><g transform="rotate(18) translate(32 0)"><rect x="-44" y="-70" width="88" height="134" rx="10" fill="#fff" stroke="${shade}" stroke-width="4"/><circle cx="-14" cy="6" r="16" fill="#20242f"/><circle cx="14" cy="6" r="16" fill="#20242f"/><circle cy="-18" r="16" fill="#20242f"/><path d="M-10 36L0 0 10 36Z" fill="#20242f"/></g>`,
  dice: ({ main, shade, light }) =>
    `<g transform="rotate(-12) translate(-34 10)"><rect x="-50" y="-50" width="100" height="100" rx="20" fill="${main}"/><path d="M-24-24h.1M24 24h.1M24-24h.1M-24 24h.1M0 0h.1" stroke="${shade}" stroke-width="19" stroke-linecap="round"/></g><g transform="rotate(16) translate(42 -14)"><rect x="-46" y="-46" width="92" height="92" rx="18" fill="${light}" stroke="${shade}" stroke-width="4"/><path d="M-20-20h.1M20 20h.1M0 0h.1" stroke="${shade}" stroke-width="19" stroke-linecap="round"/></g>`,
  mines: ({ main, shade, light }) =>
    `${ring(8, (angle) => `<path d="M-9-56L0-94 9-56Z" fill="${shade}" transform="rotate(${angle})"/>`)}<circle r="64" fill="${shade}"/><circle r="52" fill="${main}"/><circle r="24" fill="${shade}"/><circle r="13" fill="${light}"/><path d="M-38-10A40 40 0 0 1-10-38" fill="none" stroke="${light}" stroke-width="10" stroke-linecap="round"/>`,
  plinko: ({ main, shade, light }) =>
    `${[0, 1, 2, 3, 4].flatMap((row) => Array.from({ length: row + 2 }, (_, at) => `<circle cx="${(at - (row + 1) / 2) * 34}" cy="${row * 32 - 60}" r="9" fill="${light}"/>`)).join('')}${[-2, -1, 0, 1, 2].map((at) => `<rect x="${at * 34 - 15}" y="80" width="30" height="16" rx="5" fill="${at === 0 ? main : shade}"/>`).join('')}<circle cx="17" cy="-20" r="19" fill="${main}" stroke="${light}" stroke-width="4"/>`,
}
