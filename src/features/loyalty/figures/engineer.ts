import { arms, legs } from './body.ts'
import type { Drawing } from './Drawing.ts'
import { head } from './head.ts'

/** She keeps things running: work dungarees over a shirt, glasses pushed up, a spanner in her hand. */
export const engineer: Drawing = {
  colours: {
    skin: '#8d5a3c',
    skinShade: '#6f432b',
    hair: '#241a1c',
    hairShade: '#150e10',
    coat: { base: '#2c4a63', token: 'accent', share: 18 },
    coatShade: { base: '#1f364b', token: 'accent', share: 14 },
    shirt: { base: '#b98a4b', token: 'money', share: 35 },
    shirtShade: { base: '#8f6630', token: 'money', share: 20 },
    trousers: { base: '#2c4a63', token: 'accent', share: 18 },
    trousersShade: { base: '#1f364b', token: 'accent', share: 14 },
    shoes: '#5a3d2a',
    metal: '#aeb9c8',
    accent: { base: '#0f8f72', token: 'accent', share: 60 },
    paper: '#f5f2ee',
    line: '#180f10',
    lips: '#6e2f2c',
    ground: { base: '#6b7890', token: 'text', share: 20 },
  },
  postures: {
    idle: { upperLeft: 14, lowerLeft: -62, upperRight: -4, lowerRight: 8 },
    pleased: { head: 3, upperLeft: 14, lowerLeft: -62, upperRight: -5, lowerRight: -150 },
    thoughtful: { head: -5, upperLeft: -14, lowerLeft: -146, upperRight: -3, lowerRight: 10 },
  },
  parts: [
    ...legs('slender', [
      { d: 'M96 418L133 420L132 452L98 450Z', fill: 'trousersShade' },
      { d: 'M100 550L130 550L129 564L101 564Z', fill: 'trousersShade' },
      { d: 'M92 330L106 334L105 362L92 358Z', fill: 'trousersShade' },
    ]),
    {
      name: 'torso',
      pivot: [140, 300],
      box: [78, 86, 124, 222],
      shapes: [
        {
          d: 'M129 86L129 112C126 119 114 123 104 127C94 131 92 140 93 152L103 222C99 250 93 272 91 302L189 302C187 272 181 250 177 222L187 152C188 140 186 131 176 127C166 123 154 119 151 112L151 86Z',
          fill: 'shirt',
        },
        {
          d: 'M187 152L177 222C181 250 187 272 189 302L172 302C170 262 166 236 166 214L174 150Z',
          fill: 'shirtShade',
        },
        { d: 'M128 86L128 114L140 130L152 114L152 86Z', fill: 'skin' },
        { d: 'M129 98C134 109 146 109 151 98L152 114L140 126C146 116 134 116 128 108Z', fill: 'skinShade' },
        { d: 'M128 112L140 130L124 134L116 120ZM152 112L140 130L156 134L164 120Z', fill: 'shirtShade' },
        {
          d: 'M114 172L166 172C167 196 172 212 177 226C182 250 188 276 190 304L90 304C92 276 98 250 103 226C108 212 113 196 114 172Z',
          fill: 'coat',
        },
        {
          d: 'M166 172C167 196 172 212 177 226C182 250 188 276 190 304L168 304C166 262 158 226 156 172Z',
          fill: 'coatShade',
        },
        { d: 'M112 124L120 121L124 176L114 176ZM168 124L160 121L156 176L166 176Z', fill: 'coat' },
        { d: 'M113 172L125 172L125 182L113 182ZM155 172L167 172L167 182L155 182Z', fill: 'metal' },
        { d: 'M124 192L156 192L156 216C150 222 130 222 124 216Z', fill: 'coatShade' },
        { d: 'M150 184L153 184L152 208L149 208Z', fill: 'accent' },
        { d: 'M102 234C124 242 156 242 178 234', stroke: 'coatShade', width: 3 },
        { d: 'M98 252L116 262M182 252L166 262', stroke: 'coatShade', width: 2.4 },
      ],
    },
    head({
      jaw: 'narrow',
      hair: [
        {
          d: 'M114 68C104 62 101 46 107 34C112 17 127 9 142 10C160 9 174 19 176 36C179 48 176 62 166 68C166 58 163 50 158 44C148 40 132 40 122 44C117 50 114 58 114 68Z',
          fill: 'hair',
        },
        {
          d: 'M158 44C163 50 166 58 166 68C176 62 179 48 176 36C174 25 168 18 160 14C168 26 168 38 158 44Z',
          fill: 'hairShade',
        },
        { d: 'M112 38C126 33 154 33 168 38L168 44C154 39 126 39 112 44Z', fill: 'line' },
        {
          d: 'M119 30C127 28 134 29 137 32C138 41 133 45 126 44C120 43 117 37 119 30ZM161 30C153 28 146 29 143 32C142 41 147 45 154 44C160 43 163 37 161 30Z',
          fill: 'metal',
        },
        { d: 'M123 33C127 32 131 33 133 34M147 34C150 33 154 33 157 33', stroke: 'paper', width: 1.6 },
        { d: 'M112.500 78a1.800 1.800 0 1 0 .01 0ZM167.500 78a1.800 1.800 0 1 0 .01 0Z', fill: 'accent' },
      ],
      isMadeUp: true,
    }),
    ...arms({
      build: 'slender',
      sleeve: 'shirt',
      lowerMore: [
        {
          d: 'M67 232C64 246 63 258 63 268L90 268C92 256 92 244 92 233C88 222 72 222 67 232Z',
          fill: 'shirt',
        },
        { d: 'M64 268L90 268C88 284 86 298 85 311L65 311C63 298 63 284 64 268Z', fill: 'skin' },
        { d: 'M82 268L90 268C88 284 86 298 85 311L79 311C82 296 83 282 82 268Z', fill: 'skinShade' },
        { d: 'M62 262L92 262L91 272L63 272Z', fill: 'shirtShade' },
      ],
      held: {
        name: 'accessory',
        pivot: [206, 338],
        box: [184, 300, 44, 112],
        shapes: [
          { d: 'M202 318L211 318L211 392L202 392Z', fill: 'metal' },
          { d: 'M203.500 322L203.500 386', stroke: 'paper', width: 1.6 },
          {
            d: 'M197 402C191 396 191 386 198 381L202 379L202 390L206.500 393L211 390L211 379L215 381C222 386 222 396 216 402C211 407 202 407 197 402Z',
            fill: 'metal',
          },
          { d: 'M206.500 304a8 8 0 1 0 .01 0ZM206.500 308.500a3.500 3.500 0 1 1 -.01 0Z', fill: 'metal' },
        ],
      },
    }),
  ],
}
