import { arms, legs } from './body.ts'
import type { Drawing } from './Drawing.ts'
import { head } from './head.ts'

/** He finds the way: a grey beard, a pea coat over a roll-neck, a rolled chart in his hand. */
export const navigator: Drawing = {
  colours: {
    skin: '#d9a07c',
    skinShade: '#b97f5e',
    hair: '#b9bfc9',
    hairShade: '#858d9b',
    coat: { base: '#1d3350', token: 'accent', share: 8 },
    coatShade: { base: '#13233a', token: 'accent', share: 6 },
    shirt: { base: '#d6cbb8', token: 'money', share: 8 },
    shirtShade: '#ab9f8a',
    trousers: '#3c4454',
    trousersShade: '#2b3240',
    shoes: '#2d2320',
    metal: { base: '#c99a3d', token: 'money', share: 50 },
    accent: { base: '#0f8f72', token: 'accent', share: 60 },
    paper: '#efe4cb',
    line: '#241c1b',
    lips: '#8c4b42',
    ground: { base: '#6b7890', token: 'text', share: 20 },
  },
  postures: {
    idle: { upperLeft: 3, lowerLeft: -5, upperRight: -4, lowerRight: 96 },
    pleased: { head: 3, upperLeft: 7, lowerLeft: 148, upperRight: -6, lowerRight: 100 },
    thoughtful: { head: -4, upperLeft: -14, lowerLeft: -150, upperRight: -3, lowerRight: 92 },
  },
  parts: [
    ...legs('broad'),
    {
      name: 'torso',
      pivot: [140, 312],
      box: [66, 86, 148, 246],
      shapes: [
        { d: 'M126 86L126 118L154 118L154 86Z', fill: 'skinShade' },
        { d: 'M110 120L170 120L158 200L122 200Z', fill: 'coatShade' },
        { d: 'M122 104C128 110 152 110 158 104L164 128C150 150 130 150 116 128Z', fill: 'shirt' },
        {
          d: 'M121 110C130 117 150 117 159 110M119 119C130 127 150 127 161 119',
          stroke: 'shirtShade',
          width: 1.8,
        },
        {
          d: 'M118 116C104 120 90 123 82 132C76 142 78 160 80 190C82 220 80 260 77 326L203 326C200 260 198 220 200 190C202 160 204 142 198 132C190 123 176 120 162 116L140 168Z',
          fill: 'coat',
        },
        {
          d: 'M198 132C204 142 202 160 200 190C198 220 200 260 203 326L180 326C182 262 182 200 188 150Z',
          fill: 'coatShade',
        },
        { d: 'M118 116L140 168L132 196L104 162L112 150L102 144Z', fill: 'coatShade' },
        { d: 'M162 116L140 168L148 196L176 162L168 150L178 144Z', fill: 'coatShade' },
        {
          d: 'M118 116L102 144L112 150L104 162L132 196M162 116L178 144L168 150L176 162L148 196',
          stroke: 'line',
          width: 1,
        },
        { d: 'M148 196L150 326', stroke: 'coatShade', width: 2 },
        {
          d: 'M122 212a4 4 0 1 0 .01 0ZM163 212a4 4 0 1 0 .01 0ZM122 244a4 4 0 1 0 .01 0ZM163 244a4 4 0 1 0 .01 0ZM122 276a4 4 0 1 0 .01 0ZM163 276a4 4 0 1 0 .01 0Z',
          fill: 'metal',
        },
        { d: 'M88 268L108 276M192 268L174 276', stroke: 'coatShade', width: 3 },
        { d: 'M172 184L184 180L185 190L173 193Z', fill: 'accent' },
      ],
    },
    head({
      jaw: 'square',
      beard: [
        {
          d: 'M113 66C113 88 121 106 140 112C159 106 167 88 167 66C163 74 161 80 156 83C150 80 146 82 140 84C134 82 130 80 124 83C119 80 117 74 113 66Z',
          fill: 'hair',
        },
        {
          d: 'M167 66C167 88 159 106 140 112C152 102 160 92 161 76C163 74 165 70 167 66Z',
          fill: 'hairShade',
        },
        { d: 'M130 87C136 85 144 85 150 87C148 96 132 96 130 87Z', fill: 'skin' },
      ],
      hair: [
        {
          d: 'M112 64C108 44 112 26 128 21C144 16 164 20 168 40C169 50 168 58 167 64C165 56 164 48 160 42C150 42 134 40 124 36C118 42 115 52 112 64Z',
          fill: 'hair',
        },
        {
          d: 'M124 36C134 40 150 42 160 42C164 48 165 56 167 64C172 50 170 30 156 24C160 30 158 36 152 37C142 38 132 36 124 36Z',
          fill: 'hairShade',
        },
        {
          d: 'M121 83C128 79 136 80 140 83C144 80 152 79 159 83C152 87 144 87 140 86C136 87 128 87 121 83Z',
          fill: 'hairShade',
        },
        { d: 'M121 71C118 72 117 74 117 75M159 71C162 72 163 74 163 75', stroke: 'skinShade', width: 1.2 },
      ],
    }),
    ...arms({
      build: 'broad',
      sleeve: 'coat',
      lowerMore: [
        { d: 'M54 300L79 301L78 316L54 315Z', fill: 'coatShade' },
        { d: 'M61 306a2.400 2.400 0 1 0 .01 0Z', fill: 'metal' },
      ],
      held: {
        name: 'accessory',
        pivot: [212, 338],
        box: [146, 318, 132, 44],
        shapes: [
          {
            d: 'M152 328L266 322C271 322 273 330 273 336C273 343 271 350 266 351L152 354C148 354 147 346 147 341C147 335 148 328 152 328Z',
            fill: 'paper',
          },
          {
            d: 'M266 322C271 322 273 330 273 336C273 343 271 350 266 351C262 350 261 343 261 336C261 330 262 322 266 322Z',
            fill: 'shirtShade',
          },
          { d: 'M266 329C268 329 269 333 269 337C269 341 268 345 266 345', stroke: 'paper', width: 1.6 },
          { d: 'M180 326L184 353L190 353L186 326Z', fill: 'accent' },
          { d: 'M160 341C180 336 200 348 252 337', stroke: 'shirtShade', width: 1.2 },
        ],
      },
    }),
  ],
}
