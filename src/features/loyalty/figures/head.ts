import type { Mood, Part, Shape } from './Drawing.ts'

/** A jaw: square, or narrow. */
export type Jaw = 'square' | 'narrow'

const skull: Record<Jaw, string> = {
  square:
    'M140 25C161 25 168 41 167 61C167 74 165 86 157 94C151 101 146 104 140 104C134 104 129 101 123 94C115 86 113 74 113 61C112 41 119 25 140 25Z',
  narrow:
    'M140 25C160 25 166 42 165 61C165 75 161 87 152 96C147 102 144 104 140 104C136 104 133 102 128 96C119 87 115 75 115 61C114 42 120 25 140 25Z',
}
/** The side of a face that lies in the shade. */
const cheek: Record<Jaw, string> = {
  square:
    'M167 61C167 74 165 86 157 94C151 101 146 104 140 104C150 99 157 90 159 78C161 66 160 50 157 40C166 44 167 52 167 61Z',
  narrow:
    'M165 61C165 75 161 87 152 96C147 102 144 104 140 104C148 98 154 89 156 78C158 66 158 50 155 40C164 44 165 52 165 61Z',
}
const ears =
  'M114 60C108 58 107 66 110 72C111 77 114 79 116 76ZM166 60C172 58 173 66 170 72C169 77 166 79 164 76Z'
const brows: Record<Mood, string> = {
  idle: 'M121 57C124 54.500 130 54.500 134 56.500M146 56.500C150 54.500 156 54.500 159 57',
  pleased: 'M121 56C124 53 130 52.500 134 55M146 55C150 52.500 156 53 159 56',
  thoughtful: 'M121 57C125 56 130 57 134 58.500M146 55C150 51.500 156 52 159 55',
}
const mouths: Record<Mood, string> = {
  idle: 'M130 89C135 92 145 92 150 88.500',
  pleased: 'M129 88C134 94 146 94 151 88',
  thoughtful: 'M132 91C137 89.500 144 89.500 148 90.500',
}
const moods: readonly Mood[] = ['idle', 'pleased', 'thoughtful']

type Head = {
  jaw: Jaw
  /** Over skull and face: hair, beard, what is worn. */
  hair: readonly Shape[]
  /** Below the features: a beard. */
  beard?: readonly Shape[]
  isMadeUp?: true
}

/** A head of 80, with a face for each mood, and lids that close. */
export function head({ jaw, hair, beard = [], isMadeUp }: Head): Part {
  const faces = moods.map(
    (mood): Part => ({
      name: 'face',
      mood,
      pivot: [140, 70],
      box: [116, 46, 48, 54],
      shapes: [
        { d: brows[mood], stroke: 'hairShade', width: isMadeUp ? 2 : 2.8 },
        { d: mouths[mood], stroke: isMadeUp ? 'lips' : 'line', width: isMadeUp ? 2.6 : 2 },
      ],
    }),
  )
  return {
    name: 'head',
    pivot: [140, 106],
    box: [96, 4, 88, 106],
    shapes: [
      { d: ears, fill: 'skin' },
      { d: skull[jaw], fill: 'skin' },
      { d: cheek[jaw], fill: 'skinShade' },
      ...beard,
      {
        d: 'M122 64.500C125 61 131 61 134 65C131 67.500 125 67.500 122 64.500ZM146 65C149 61 155 61 158 64.500C155 67.500 149 67.500 146 65Z',
        fill: 'paper',
      },
      { d: 'M128.200 61.900a2.900 2.900 0 1 0 .01 0ZM152.200 61.900a2.900 2.900 0 1 0 .01 0Z', fill: 'line' },
      {
        d: 'M121 64.500C125 60.500 131 60.500 134.500 64.500M145.500 64.500C149 60.500 155 60.500 159 64.500',
        stroke: 'line',
        width: isMadeUp ? 1.9 : 1.5,
      },
      {
        d: 'M141 66C143 73 145 77 144 79.500C142.500 81.500 139 81.500 137 80.500',
        stroke: 'skinShade',
        width: 1.8,
      },
      ...hair,
    ],
    parts: [
      ...faces,
      {
        name: 'lids',
        pivot: [140, 64],
        box: [118, 58, 44, 12],
        shapes: [
          {
            d: 'M121 64C125 59.500 131 59.500 135 64.500C131 68.500 125 68.500 121 64ZM145 64.500C149 59.500 155 59.500 159 64C155 68.500 149 68.500 145 64.500Z',
            fill: 'skin',
          },
          {
            d: 'M121.500 65C125 68 131 68 134.500 65.500M145.500 65.500C149 68 155 68 158.500 65',
            stroke: 'line',
            width: 1.5,
          },
        ],
      },
    ],
  }
}
