import { arms, legs } from './body.ts'
import type { Drawing } from './Drawing.ts'
import { head } from './head.ts'

/** He goes down where others look at the water: a dry suit, its hood laid back, a mask in his hand. */
export const diver: Drawing = {
  colours: {
    skin: '#c98f68',
    skinShade: '#a66f4b',
    hair: '#2b2320',
    hairShade: '#1b1513',
    coat: { base: '#26313f', token: 'text', share: 4 },
    coatShade: { base: '#18212c', token: 'text', share: 3 },
    shirt: { base: '#3f5266', token: 'accent', share: 10 },
    shirtShade: '#2c3a49',
    trousers: { base: '#26313f', token: 'text', share: 4 },
    trousersShade: { base: '#18212c', token: 'text', share: 3 },
    shoes: '#11161d',
    metal: '#aeb9c8',
    accent: { base: '#0f8f72', token: 'accent', share: 75 },
    paper: '#f6f4f1',
    line: '#1a1413',
    lips: '#8c4b42',
    ground: { base: '#6b7890', token: 'text', share: 20 },
  },
  postures: {
    idle: { upperLeft: 5, lowerLeft: -10, upperRight: -4, lowerRight: 14 },
    pleased: { head: -3, upperLeft: 7, lowerLeft: 150, upperRight: -5, lowerRight: 16 },
    thoughtful: { head: 4, upperLeft: -14, lowerLeft: -150, upperRight: -3, lowerRight: 12 },
  },
  parts: [
    ...legs('broad', [
      { d: 'M84 304C81 338 84 376 90 418L97 418C91 376 88 338 91 304Z', fill: 'accent' },
      { d: 'M94 414L130 416L128 448L96 446Z', fill: 'shirtShade' },
      { d: 'M91 538L125 538L123 564L91 564Z', fill: 'shoes' },
    ]),
    {
      name: 'torso',
      pivot: [140, 300],
      box: [66, 84, 148, 226],
      shapes: [
        {
          d: 'M140 114C120 116 96 120 84 131C77 142 80 170 82 200C84 230 84 262 80 304L200 304C196 262 196 230 198 200C200 170 203 142 196 131C184 120 160 116 140 114Z',
          fill: 'coat',
        },
        {
          d: 'M196 131C203 142 200 170 198 200C196 230 196 262 200 304L178 304C178 262 178 220 184 160Z',
          fill: 'coatShade',
        },
        { d: 'M126 84L126 120L154 120L154 84Z', fill: 'skin' },
        { d: 'M126 96C132 109 148 109 154 96L154 118L126 118Z', fill: 'skinShade' },
        {
          d: 'M108 122C108 108 118 100 124 98C126 112 154 112 156 98C162 100 172 108 172 122C164 136 116 136 108 122Z',
          fill: 'shirt',
        },
        { d: 'M172 122C164 136 116 136 108 122C118 128 162 128 172 122Z', fill: 'shirtShade' },
        { d: 'M84 131C81 136 80 142 80 150L196 176C198 166 200 154 200 146Z', fill: 'accent' },
        { d: 'M82 158L82 164L198 190L198 184Z', fill: 'accent' },
        { d: 'M118 140L124 214', stroke: 'metal', width: 2.4 },
        { d: 'M82 236C110 244 170 244 198 236L199 254C170 262 110 262 81 254Z', fill: 'shoes' },
        { d: 'M130 240L150 240L150 259L130 259Z', fill: 'metal' },
        { d: 'M135 245L145 245L145 254L135 254Z', fill: 'shoes' },
        { d: 'M168 204a6 6 0 1 0 .01 0ZM168 207.500a2.500 2.500 0 1 1 -.01 0Z', fill: 'metal' },
      ],
    },
    head({
      jaw: 'square',
      beard: [
        {
          d: 'M113 68C114 86 123 97 128 100C134 105 146 105 152 100C157 97 166 86 167 68C163 82 157 87 152 88C148 83 132 83 128 88C123 87 117 82 113 68Z',
          fill: 'skinShade',
        },
      ],
      hair: [
        {
          d: 'M113 62C107 42 112 22 130 17C146 12 166 18 169 38C170 48 168 56 167 62C166 54 163 47 158 41C146 44 136 34 128 33C120 40 115 50 113 62Z',
          fill: 'hair',
        },
        {
          d: 'M158 41C163 47 166 54 167 62C172 48 170 28 156 20C160 28 156 36 148 37C152 40 155 41 158 41Z',
          fill: 'hairShade',
        },
      ],
    }),
    ...arms({
      build: 'broad',
      sleeve: 'coat',
      upperMore: [{ d: 'M64 178C61 194 59 212 58 226L64 228C66 212 68 194 70 178Z', fill: 'accent' }],
      lowerMore: [{ d: 'M54 302L79 303L78 317L54 316Z', fill: 'shoes' }],
      held: {
        name: 'accessory',
        pivot: [212, 344],
        box: [178, 326, 74, 84],
        shapes: [
          {
            d: 'M212 344C196 350 186 366 187 378M214 344C232 350 242 364 242 378',
            stroke: 'shoes',
            width: 4,
          },
          {
            d: 'M186 368C200 362 228 362 242 368C248 372 248 392 242 398C234 402 226 402 221 396C218 390 211 390 208 396C203 402 194 402 186 398C180 392 180 372 186 368Z',
            fill: 'shoes',
          },
          {
            d: 'M190 373C202 368 226 368 238 373C242 376 242 389 238 393C232 396 228 395 225 391C220 384 208 384 203 391C200 395 196 396 190 393C186 389 186 376 190 373Z',
            fill: 'accent',
          },
          { d: 'M194 377C200 374 206 373 210 373L200 389C196 390 192 389 191 386Z', fill: 'paper' },
        ],
      },
    }),
  ],
}
