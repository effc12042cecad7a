/** Steps of a scale, in half tones. */
const scales = [
  [0, 2, 4, 7, 9],
  [0, 3, 5, 7, 10],
  [0, 2, 4, 5, 7, 9, 11],
  [0, 2, 3, 5, 7, 9, 10],
  [0, 1, 4, 5, 7, 8, 11],
  [0, 4, 7, 11],
] as const
const waves: readonly OscillatorType[] = ['triangle', 'sine', 'square', 'sawtooth']

type Note = { step: number; at?: number; length?: number; loud?: number }

/**
 * Sounds of a game, made when they are heard. Silent until turned on, and until the player has pressed something: no browser
 * allows sound before that, and each complains of a try.
 * @param voice four numbers from 0 to 1, which choose scale, wave, pitch and length
 */
export function createSounds([mood = 0, timbre = 0, height = 0, length = 0]: readonly number[]) {
  const scale = scales[Math.floor(mood * scales.length)] ?? scales[0]
  const wave = waves[Math.floor(timbre * waves.length)] ?? 'triangle'
  const root = 196 * 2 ** (Math.floor(height * 8) / 12)
  const short = 0.7 + length * 0.7
  let context: AudioContext | undefined
  let isOn = false

  const pitch = (step: number) =>
    root * 2 ** (Math.floor(step / scale.length) + (scale[step % scale.length] ?? 0) / 12)

  function open(): AudioContext | undefined {
    if (!isOn || navigator.userActivation?.hasBeenActive === false) return undefined
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    return context
  }

  function sing(notes: readonly Note[], type: OscillatorType = wave): void {
    const context = open()
    if (!context) return
    for (const { step, at = 0, length = 0.16, loud = 0.12 } of notes) {
      const from = context.currentTime + at * short
      const [voice, volume] = [context.createOscillator(), context.createGain()]
      voice.type = type
      voice.frequency.value = pitch(step)
      volume.gain.setValueAtTime(0, from)
      // Square and saw waves are louder to the ear than their height says.
      volume.gain.linearRampToValueAtTime(
        type === 'square' || type === 'sawtooth' ? loud / 3 : loud,
        from + 0.01,
      )
      volume.gain.exponentialRampToValueAtTime(0.0001, from + length * short)
      voice.connect(volume).connect(context.destination)
      voice.start(from)
      voice.stop(from + length * short + 0.02)
    }
  }

  function noise(length: number, frequency: number, loud: number): void {
    const context = open()
    if (!context) return
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let at = 0; at < samples.length; at += 1)
      samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 2
    const [source, filter, volume] = [
      context.createBufferSource(),
      context.createBiquadFilter(),
      context.createGain(),
    ]
    source.buffer = buffer
    filter.type = 'bandpass'
    filter.frequency.value = frequency
    volume.gain.value = loud
    source.connect(filter).connect(volume).connect(context.destination)
    source.start()
  }

  return {
    isOn: () => isOn,
    turn(on: boolean): void {
      isOn = on
    },
    begin: () =>
      sing([
        { step: 0, length: 0.1 },
        { step: 2, at: 0.06, length: 0.12 },
      ]),
    tick: (step = 4) => sing([{ step, length: 0.06, loud: 0.06 }], 'sine'),
    stop: (reel = 0) => {
      noise(0.09, 320 + 60 * reel, 0.35)
      sing([{ step: reel, length: 0.1, loud: 0.07 }])
    },
    card: () => noise(0.07, 2400, 0.25),
    land: (step: number) => sing([{ step: 5 + step, length: 0.2, loud: 0.1 }], 'sine'),
    /** @param size from 1 on: longer for more */
    win: (size: number) =>
      sing(
        Array.from({ length: Math.min(16, 3 + 2 * size) }, (_, at) => ({
          step: at % 2 === 0 ? at : at + 2,
          at: at * 0.09,
          length: 0.24,
        })),
      ),
    feature: () => sing([0, 2, 4, 5, 4, 5, 7].map((step, at) => ({ step, at: at * 0.11, length: 0.3 }))),
    lose: () =>
      sing([
        { step: 2, length: 0.18, loud: 0.07 },
        { step: 0, at: 0.12, length: 0.26, loud: 0.07 },
      ]),
    bang: () => noise(0.5, 140, 0.8),
  }
}

export type Sounds = ReturnType<typeof createSounds>
