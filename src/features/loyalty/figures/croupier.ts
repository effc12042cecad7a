import { arms, legs } from './body.ts'
import type { Drawing } from './Drawing.ts'
import { head } from './head.ts'

/** She deals: a waistcoat over a white shirt, hair pinned up, a card between her fingers. */
export const croupier: Drawing = {
  colours: {
    skin: '#e3b08c',
    skinShade: '#c98d6b',
    hair: '#4a2a20',
    hairShade: '#331b15',
    coat: { base: '#16243d', token: 'accent', share: 14 },
    coatShade: { base: '#0d172a', token: 'accent', share: 10 },
    shirt: '#e2e9f2',
    shirtShade: '#b9c5d6',
    trousers: '#27324a',
    trousersShade: '#1b2438',
    shoes: '#161b27',
    metal: { base: '#c99a3d', token: 'money', share: 50 },
    accent: { base: '#0f8f72', token: 'accent', share: 60 },
    paper: '#fbfcfe',
    line: '#22181a',
    lips: '#a8453f',
    ground: { base: '#6b7890', token: 'text', share: 20 },
  },
  postures: {
    idle: { upperLeft: 4, lowerLeft: -6, upperRight: -5, lowerRight: 128 },
    pleased: { head: -3, upperLeft: 8, lowerLeft: -16, upperRight: -8, lowerRight: -146 },
    thoughtful: { head: 5, upperLeft: -12, lowerLeft: -96, upperRight: -4, lowerRight: 136 },
  },
  parts: [
    ...legs('slender', [{ d: 'M112 300C108 360 108 420 113 470', stroke: 'trousersShade', width: 1.5 }]),
    {
      name: 'torso',
      pivot: [140, 300],
      box: [78, 88, 124, 216],
      shapes: [
        {
          d: 'M129 88L129 112C126 119 114 123 104 127C94 131 92 140 93 152L104 222C100 248 94 272 92 298L188 298C186 272 180 248 176 222L187 152C188 140 186 131 176 127C166 123 154 119 151 112L151 88Z',
          fill: 'shirt',
        },
        { d: 'M129 86L129 110C131 118 149 118 151 110L151 86C148 101 132 101 129 86Z', fill: 'skinShade' },
        { d: 'M129 86L129 104C133 112 147 112 151 104L151 86Z', fill: 'skin' },
        { d: 'M130 98C134 108 146 108 150 98L151 104C148 113 132 113 129 104Z', fill: 'skinShade' },
        { d: 'M118 122C108 126 92 128 93 152L104 222C100 248 94 272 92 300L140 303L140 204Z', fill: 'coat' },
        {
          d: 'M162 122C172 126 188 128 187 152L176 222C180 248 186 272 188 300L140 303L140 204Z',
          fill: 'coat',
        },
        {
          d: 'M162 122C172 126 188 128 187 152L176 222C180 248 186 272 188 300L170 302C170 262 160 236 159 206C164 176 166 150 162 122Z',
          fill: 'coatShade',
        },
        { d: 'M118 122L140 206L162 122L156 117L140 190L124 117Z', fill: 'coatShade' },
        { d: 'M140 124L140 196', stroke: 'shirtShade', width: 1.4 },
        { d: 'M129 108L140 122L126 128L118 118ZM151 108L140 122L154 128L162 118Z', fill: 'paper' },
        { d: 'M140 122L126 128L118 118M140 122L154 128L162 118', stroke: 'shirtShade', width: 1.2 },
        { d: 'M140 121L125 114L125 130ZM140 121L155 114L155 130Z', fill: 'accent' },
        { d: 'M136 117L144 117L144 126L136 126Z', fill: 'coatShade' },
        {
          d: 'M140 220a2.600 2.600 0 1 0 .01 0ZM140 243a2.600 2.600 0 1 0 .01 0ZM140 266a2.600 2.600 0 1 0 .01 0Z',
          fill: 'metal',
        },
        { d: 'M104 254L124 250M156 250L176 254', stroke: 'coatShade', width: 2.2 },
        { d: 'M106 170L118 168L119 174L107 176Z', fill: 'metal' },
      ],
    },
    head({
      jaw: 'narrow',
      isMadeUp: true,
      hair: [
        {
          d: 'M140 5C151 5 157 12 156 20C155 28 148 31 140 31C132 31 125 28 124 20C123 12 129 5 140 5Z',
          fill: 'hair',
        },
        { d: 'M127 16C133 22 148 23 154 15M130 25C136 28 146 28 151 24', stroke: 'hairShade', width: 1.6 },
        {
          d: 'M113 66C108 40 119 19 141 19C163 19 173 40 167 66C165 58 163 49 156 41C146 46 131 44 124 40C117 48 115 58 113 66Z',
          fill: 'hair',
        },
        {
          d: 'M124 40C131 44 146 46 156 41C150 32 134 30 124 40ZM160 30C168 40 170 54 167 66C165 58 163 49 156 41Z',
          fill: 'hairShade',
        },
        { d: 'M112 78a2 2.600 0 1 0 .01 0ZM168 78a2 2.600 0 1 0 .01 0Z', fill: 'metal' },
      ],
    }),
    ...arms({
      build: 'slender',
      sleeve: 'shirt',
      lowerMore: [
        { d: 'M64 298L87 299L86 311L65 310Z', fill: 'paper' },
        { d: 'M64 298L87 299', stroke: 'shirtShade', width: 1.4 },
      ],
      upperMore: [{ d: 'M73 204C80 208 90 209 97 206L96 212C89 215 79 214 72 210Z', fill: 'metal' }],
      held: {
        name: 'accessory',
        pivot: [206, 340],
        box: [184, 330, 50, 60],
        shapes: [
          {
            d: 'M192 338L218 333C220 333 221 334 221 335L229 376C229 378 228 379 227 379L201 384C199 384 198 383 198 382L190 341C190 339 191 338 192 338Z',
            fill: 'paper',
          },
          {
            d: 'M192 338L218 333C220 333 221 334 221 335L229 376C229 378 228 379 227 379L201 384C199 384 198 383 198 382L190 341C190 339 191 338 192 338Z',
            stroke: 'shirtShade',
            width: 1.2,
          },
          {
            d: 'M206 349C210 354 216 356 215 361C214 364 211 364 210 362L213 368L207 369L208 363C206 365 203 365 202 362C201 358 206 355 206 349Z',
            fill: 'coat',
          },
        ],
      },
    }),
  ],
}
