// Shaders are written out ahead, so that no text is evaluated: the policy of the frame allows none.
import 'pixi.js/unsafe-eval'
import { Application, Container } from 'pixi.js'

/** Milliseconds after the last motion until nothing is drawn any more. */
const rest = 400

/**
 * A picture that fills `host`, drawn only while something moves.
 * @param layout puts what is on `stage` in its place, for a size in CSS pixels; called at once and after every change
 */
export async function createStage(
  host: HTMLElement,
  layout: (stage: Container, width: number, height: number) => void,
) {
  const app = new Application()
  await app.init({
    preference: 'webgl',
    // Buttons and words are elements beside the picture.
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution: Math.min(2, window.devicePixelRatio || 1),
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    autoStart: false,
  })
  app.canvas.setAttribute('aria-hidden', 'true')
  host.append(app.canvas)
  const board = new Container()
  app.stage.addChild(board)

  let awakeUntil = 0
  const sleep = () => {
    if (performance.now() > awakeUntil) app.ticker.stop()
  }
  app.ticker.add(sleep)
  const wake = (milliseconds = rest) => {
    awakeUntil = Math.max(awakeUntil, performance.now() + milliseconds)
    app.ticker.start()
  }
  const resize = () => {
    const [width, height] = [Math.max(1, host.clientWidth), Math.max(1, host.clientHeight)]
    app.renderer.resize(width, height)
    layout(board, width, height)
    wake()
  }
  new ResizeObserver(resize).observe(host)
  resize()

  return {
    board,
    ticker: app.ticker,
    wake,
    resize,

    /**
     * Calls `step` with how much of the time is over, from 0 to 1, until it is; a last time with 1.
     * @param isStopped ends it at once
     */
    async animate(
      milliseconds: number,
      step: (share: number) => void,
      isStopped: () => boolean = () => false,
    ): Promise<void> {
      if (milliseconds > 0 && document.visibilityState === 'visible') {
        wake(milliseconds + rest)
        await new Promise<void>((done) => {
          // By the clock: the ticker's own time stands still on machines that draw few frames.
          const began = performance.now()
          let isHidden = false
          const tick = () => {
            const passed = performance.now() - began
            if (!isHidden && passed < milliseconds && !isStopped()) return step(passed / milliseconds)
            app.ticker.remove(tick)
            document.removeEventListener('visibilitychange', hidden)
            done()
          }
          // Nothing is drawn in a tab that nobody sees; whoever waits for the end is not made to.
          const hidden = () => {
            isHidden = true
            tick()
          }
          document.addEventListener('visibilitychange', hidden)
          app.ticker.add(tick)
        })
      }
      step(1)
      wake()
    },
  }
}

export type Stage = Awaited<ReturnType<typeof createStage>>
