import type { ThemeName } from './themes.ts'

/** Who made a game: a name, a taste, and colours of their own. */
export type Studio = {
  name: string
  /** What its covers are like. */
  composition: 'medallion' | 'landscape' | 'rays' | 'trio' | 'arch'
  /** Colours: of the sky above and below, of what is near, of the emblem, of its light. */
  palettes: readonly (readonly [string, string, string, string, string])[]
  themes: readonly ThemeName[]
  /** Volatility that it likes. */
  volatility: readonly number[]
}

/** Every studio by its name in addresses. All are made up. */
export const studios = {
  'northlight-forge': {
    name: 'Northlight Forge',
    composition: 'landscape',
    palettes: [
      ['#0b1e3f', '#1f6f8b', '#0a2a3a', '#9be7d8', '#f4fff9'],
      ['#1a1140', '#4b3fa0', '#120c30', '#b9a7ff', '#ffffff'],
      ['#07203a', '#2a9d8f', '#06222b', '#e9f5db', '#ffffff'],
    ],
    themes: ['north', 'forest', 'owl', 'knights', 'blades'],
    volatility: [3, 4, 5],
  },
  'copper-kettle': {
    name: 'Copper Kettle',
    composition: 'medallion',
    palettes: [
      ['#3b1c12', '#a5522a', '#260f09', '#ffb26b', '#fff0d9'],
      ['#2b1a2e', '#8a3b52', '#1d0f20', '#f7a072', '#ffe8d6'],
      ['#33261d', '#94642f', '#21170f', '#f2cc8f', '#fffaf0'],
    ],
    themes: ['clockwork', 'alchemy', 'orchard', 'bells', 'candy'],
    volatility: [2, 3],
  },
  'paper-moon': {
    name: 'Paper Moon',
    composition: 'arch',
    palettes: [
      ['#2d1e4f', '#d1495b', '#1d1236', '#ffd28f', '#fff5e1'],
      ['#123047', '#edae49', '#0c2233', '#fff1c1', '#ffffff'],
      ['#40132b', '#c44569', '#2a0b1c', '#f8c3cd', '#fff5f7'],
    ],
    themes: ['lantern', 'blossom', 'cats', 'stars', 'fairground'],
    volatility: [2, 3, 4],
  },
  'tidewater-nine': {
    name: 'Tidewater Nine',
    composition: 'landscape',
    palettes: [
      ['#04263f', '#1782a8', '#042033', '#7fe0e8', '#f1ffff'],
      ['#0c2d57', '#fc6736', '#0a2140', '#ffb0a6', '#efecec'],
      ['#003049', '#2a9d8f', '#002233', '#eae2b7', '#ffffff'],
    ],
    themes: ['sea', 'sailing', 'fish', 'shell', 'tropics'],
    volatility: [2, 3, 4],
  },
  'saffron-road': {
    name: 'Saffron Road',
    composition: 'landscape',
    palettes: [
      ['#4a1c1c', '#e07a2f', '#2d1010', '#ffd166', '#fff8e1'],
      ['#3c1642', '#e36397', '#260d2b', '#f9dc5c', '#fffbea'],
      ['#1f2041', '#d98324', '#14142b', '#ffe29a', '#ffffff'],
    ],
    themes: ['desert', 'temple', 'cactus', 'gems', 'crown'],
    volatility: [3, 4, 5],
  },
  'velvet-circuit': {
    name: 'Velvet Circuit',
    composition: 'rays',
    palettes: [
      ['#2b0a3d', '#b5179e', '#1b0527', '#ffd6ff', '#ffffff'],
      ['#10002b', '#5a189a', '#0a001c', '#ff9e00', '#fff3d6'],
      ['#240046', '#3c0ca3', '#14002b', '#4cc9f0', '#ecfbff'],
    ],
    themes: ['sevens', 'stars', 'gems', 'rockets', 'bells'],
    volatility: [3, 4, 5],
  },
  'orchard-lane': {
    name: 'Orchard Lane',
    composition: 'trio',
    palettes: [
      ['#14532d', '#65a30d', '#0d3820', '#fde047', '#fefce8'],
      ['#7f1d1d', '#f97316', '#4c0f0f', '#fde68a', '#fffbeb'],
      ['#831843', '#f472b6', '#500f2a', '#bef264', '#fdf2f8'],
    ],
    themes: ['orchard', 'citrus', 'candy', 'luck', 'bees'],
    volatility: [1, 2, 3],
  },
  'quiet-comet': {
    name: 'Quiet Comet',
    composition: 'medallion',
    palettes: [
      ['#0b132b', '#3a506b', '#060b1a', '#6fffe9', '#ffffff'],
      ['#1b1b3a', '#693668', '#101022', '#f8b6d2', '#ffffff'],
      ['#0d1b2a', '#415a77', '#081019', '#ffd166', '#ffffff'],
    ],
    themes: ['space', 'rockets', 'stars', 'north', 'owl'],
    volatility: [2, 3, 4],
  },
  'brass-rabbit': {
    name: 'Brass Rabbit',
    composition: 'arch',
    palettes: [
      ['#3d2c1e', '#b08d57', '#261a10', '#ffe3a3', '#fff9ec'],
      ['#22333b', '#a98467', '#141f24', '#eae0d5', '#ffffff'],
      ['#2f3e46', '#84a98c', '#1d272c', '#f4d58d', '#ffffff'],
    ],
    themes: ['clockwork', 'fairground', 'cats', 'horseshoe', 'fox'],
    volatility: [2, 3],
  },
  emberfall: {
    name: 'Emberfall',
    composition: 'rays',
    palettes: [
      ['#2b0504', '#c1121f', '#190302', '#ffb703', '#fff3d1'],
      ['#370617', '#e85d04', '#21030d', '#ffea00', '#fffbd6'],
      ['#1a0b2e', '#f72585', '#10061d', '#ffca3a', '#fff7df'],
    ],
    themes: ['blades', 'storm', 'sevens', 'temple', 'knights'],
    volatility: [4, 5],
  },
  'willow-and-wren': {
    name: 'Willow & Wren',
    composition: 'medallion',
    palettes: [
      ['#1b4332', '#52b788', '#0f291f', '#d8f3dc', '#ffffff'],
      ['#344e41', '#a3b18a', '#202f27', '#fefae0', '#ffffff'],
      ['#3a5a40', '#dda15e', '#233726', '#fefae0', '#ffffff'],
    ],
    themes: ['forest', 'owl', 'fox', 'bees', 'blossom'],
    volatility: [1, 2, 3],
  },
  'harbour-lights': {
    name: 'Harbour Lights',
    composition: 'landscape',
    palettes: [
      ['#14213d', '#fca311', '#0c1425', '#ffe8b6', '#ffffff'],
      ['#023047', '#219ebc', '#01202f', '#ffb703', '#ffffff'],
      ['#22223b', '#9a8c98', '#151525', '#f2e9e4', '#ffffff'],
    ],
    themes: ['sailing', 'sea', 'lantern', 'cats', 'tropics'],
    volatility: [2, 3, 4],
  },
  'red-pagoda': {
    name: 'Red Pagoda',
    composition: 'arch',
    palettes: [
      ['#4a0d0d', '#d62828', '#2d0707', '#fcbf49', '#fff4d6'],
      ['#2a0a18', '#a4133c', '#1a0610', '#ffd6a5', '#fff1e6'],
      ['#0b3d2e', '#2e8b57', '#06251c', '#ffd700', '#fffbe0'],
    ],
    themes: ['lantern', 'blossom', 'crown', 'temple', 'luck'],
    volatility: [3, 4],
  },
  'sugar-atlas': {
    name: 'Sugar Atlas',
    composition: 'trio',
    palettes: [
      ['#5f0f40', '#fb6f92', '#3b0928', '#ffe5ec', '#ffffff'],
      ['#3d348b', '#7678ed', '#262057', '#f7b801', '#fff8dc'],
      ['#00509d', '#00b4d8', '#00315f', '#ffc8dd', '#ffffff'],
    ],
    themes: ['candy', 'citrus', 'orchard', 'fairground', 'stars'],
    volatility: [2, 3, 4],
  },
  ironbark: {
    name: 'Ironbark',
    composition: 'rays',
    palettes: [
      ['#231709', '#7f5539', '#150e05', '#ffd29d', '#fff6ea'],
      ['#1d2d1a', '#606c38', '#11190f', '#fefae0', '#ffffff'],
      ['#2c1810', '#9c6644', '#1a0e09', '#e6ccb2', '#ffffff'],
    ],
    themes: ['cactus', 'horseshoe', 'fox', 'fish', 'bees'],
    volatility: [3, 4],
  },
  glasshouse: {
    name: 'Glasshouse',
    composition: 'medallion',
    palettes: [
      ['#0f4c5c', '#5f9ea0', '#0a323d', '#fb8b24', '#fff0de'],
      ['#2e294e', '#1b998b', '#1d1a33', '#f46036', '#fff0ea'],
      ['#1d3557', '#457b9d', '#122238', '#f1faee', '#ffffff'],
    ],
    themes: ['gems', 'blossom', 'shell', 'alchemy', 'crown'],
    volatility: [1, 2, 3],
  },
  'thunder-acre': {
    name: 'Thunder Acre',
    composition: 'landscape',
    palettes: [
      ['#101935', '#564787', '#090f21', '#dbcbd8', '#ffffff'],
      ['#1b263b', '#778da9', '#101825', '#ffd60a', '#fffbe0'],
      ['#212529', '#6c757d', '#131619', '#48cae4', '#ffffff'],
    ],
    themes: ['storm', 'horseshoe', 'cactus', 'knights', 'north'],
    volatility: [4, 5],
  },
  'little-lighthouse': {
    name: 'Little Lighthouse',
    composition: 'trio',
    palettes: [
      ['#0a3d62', '#60a3bc', '#06283f', '#fad390', '#ffffff'],
      ['#6a040f', '#f48c06', '#410209', '#ffba08', '#fff5dc'],
      ['#264653', '#2a9d8f', '#182d35', '#e9c46a', '#ffffff'],
    ],
    themes: ['fish', 'shell', 'tropics', 'citrus', 'sevens'],
    volatility: [1, 2, 3],
  },
  'obsidian-row': {
    name: 'Obsidian Row',
    composition: 'rays',
    palettes: [
      ['#0a0a0f', '#3d3d5c', '#050508', '#e0c3fc', '#ffffff'],
      ['#12100e', '#7a5c2e', '#0a0908', '#f5d76e', '#fff9e3'],
      ['#0b0c10', '#1f5f5b', '#060709', '#66fcf1', '#ecfffd'],
    ],
    themes: ['gems', 'temple', 'space', 'alchemy', 'sevens'],
    volatility: [4, 5],
  },
  'meadow-signal': {
    name: 'Meadow Signal',
    composition: 'arch',
    palettes: [
      ['#285430', '#5f8d4e', '#18341d', '#e5d9b6', '#ffffff'],
      ['#3a0ca3', '#4895ef', '#240766', '#f9c74f', '#fffbe8'],
      ['#7b2cbf', '#ff9e00', '#4d1b78', '#ffe5a0', '#ffffff'],
    ],
    themes: ['luck', 'bees', 'horseshoe', 'rockets', 'desert'],
    volatility: [2, 3],
  },
} satisfies Record<string, Studio>

export type StudioName = keyof typeof studios
