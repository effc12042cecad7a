import { Alert, Group, Loader, SegmentedControl, Select, Stack } from '@mantine/core'
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { PageRenderer } from '#renderers/pages/PageRenderer.tsx'
import type { JsonObject } from '../definition/identity.ts'
import { SiteBox } from '../grammar/SiteBox.tsx'
import { useSurroundings } from '../grammar/Surroundings.ts'
import { useFixed } from '../source/FixedContext.ts'
import { pageWords } from '../words/blocks.ts'
import { createCanvasHost, type Player } from './createCanvasHost.ts'
import type { Deeds } from './deeds.ts'
import { Frame } from './Frame.tsx'
import { viewOf } from './marks.ts'
import { TextInPlace } from './TextInPlace.tsx'
import { type ShownText, textAt } from './textAt.ts'
import type { CanvasAnswer, Drawn } from './useCanvas.ts'

type CanvasProps = {
  answer: CanvasAnswer | undefined
  isFragment: boolean
  current: string | undefined
  hovered: string | undefined
  locale: string
  setLocale: (locale: string) => void
  /** What is written at a place. */
  nodeAt: (pointer: string) => JsonObject | undefined
  /** Says another text where one is said at a place. */
  sayInstead: (pointer: string, key: string, another: string) => void
  deeds: Deeds
}

const widths = { phone: 360, tablet: 768, desktop: 1280 } as const
type Width = keyof typeof widths

/** Pixels that the frame is high. */
const height = 420

/** What is built as players see it: a click chooses a block, a second one writes its text, and what is chosen is framed. */
export function Canvas(props: CanvasProps) {
  const { answer, isFragment, current, hovered, locale, setLocale, nodeAt, sayInstead, deeds } = props
  const { canvasOf: words } = pageWords
  const [width, setWidth] = useState<Width>('desktop')
  const [theme, setTheme] = useState<string>()
  const [player, setPlayer] = useState<Player>('visitor')
  const parts = answer?.parts
  const shownTheme = theme ?? parts?.site.theme.default ?? ''
  const host = useMemo(
    () => parts && createCanvasHost(parts, player, shownTheme),
    [parts, player, shownTheme],
  )
  const [view, setView] = useState<string>()
  const chosenView = viewOf(current)
  useEffect(() => {
    if (chosenView !== undefined) setView(chosenView)
  }, [chosenView])
  if (!answer) return <Loader aria-label={pageWords.canvas} />
  const { drawn } = answer
  const sheet = drawn.find(({ name }) => name === view) ?? drawn[0]
  const themes = parts?.site.theme.themes ?? {}
  const dir = parts?.locales.locales.find(({ code }) => code === locale)?.dir
  const tokens = themes[shownTheme]
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={words.width}
          value={width}
          onChange={(next) => setWidth(next as Width)}
          data={Object.entries(words.widths).map(([value, label]) => ({ value, label }))}
        />
        <Select
          size="xs"
          w={110}
          aria-label={words.locale}
          allowDeselect={false}
          value={locale}
          data={parts?.locales.locales.map(({ code, name }) => ({ value: code, label: name })) ?? []}
          onChange={(next) => next !== null && setLocale(next)}
        />
        <Select
          size="xs"
          w={110}
          aria-label={words.theme}
          allowDeselect={false}
          value={shownTheme}
          data={Object.keys(themes)}
          onChange={(next) => setTheme(next ?? undefined)}
        />
        <Select
          size="xs"
          w={150}
          aria-label={words.player}
          allowDeselect={false}
          value={player}
          data={Object.entries(words.players).map(([value, label]) => ({ value, label }))}
          onChange={(next) => next !== null && setPlayer(next as Player)}
        />
        {drawn.length > 1 && (
          <Select
            size="xs"
            w={130}
            aria-label={words.view}
            allowDeselect={false}
            value={sheet?.name ?? null}
            data={drawn.map(({ name }) => name)}
            onChange={(next) => setView(next ?? undefined)}
          />
        )}
      </Group>
      {parts && host && sheet && tokens ? (
        <Frame title={words.frame} width={widths[width]} height={height} lang={locale} dir={dir}>
          <SiteBox look={{ theme: parts.site.theme, tokens }}>
            <Sheet {...{ sheet, host, current, hovered, nodeAt, sayInstead, deeds }} />
          </SiteBox>
        </Frame>
      ) : (
        <Alert>{isFragment ? words.fragment : words.none}</Alert>
      )}
    </Stack>
  )
}

type SheetProps = {
  sheet: Drawn
  host: ReturnType<typeof createCanvasHost>
  current: string | undefined
  hovered: string | undefined
  nodeAt: CanvasProps['nodeAt']
  sayInstead: CanvasProps['sayInstead']
  deeds: Deeds
}

function Sheet({ sheet, host, current, hovered, nodeAt, sayInstead, deeds }: SheetProps) {
  const own = useRef<HTMLDivElement>(null)
  const { site, locale } = useSurroundings()
  const isFixed = useFixed()
  const [written, write] = useState<ShownText & { pointer: string }>()
  const { blocks, marked } = sheet
  const [size, setSize] = useState(0)
  useEffect(() => {
    const element = own.current
    if (!element) return
    // What is framed moves with whatever grows or comes later.
    const watch = new ResizeObserver(() => setSize((before) => before + 1))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const pointerAt = (target: EventTarget) => {
    // Elements of another document are of another class, so that instanceof does not know them.
    const id = (target as Element).closest?.('[id^="at-"]')?.id
    return id === undefined ? undefined : marked.pointerOf(id)
  }
  const click = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const pointer = pointerAt(event.target)
    if (pointer !== undefined) deeds.choose(pointer)
  }
  // What cannot be written where it stands is written in the panel.
  const writeAt = ({ target }: MouseEvent) => {
    if (isFixed) return
    const pointer = pointerAt(target)
    const node = pointer === undefined ? undefined : nodeAt(pointer)
    const texts = site.texts(locale)
    const shown = node && textAt(target as Element, node, (key) => texts.get(key)?.text)
    if (shown && pointer !== undefined) write({ ...shown, pointer })
    else if (node) deeds.edit()
  }
  const drawing = useMemo(() => <PageRenderer blocks={blocks} host={host} />, [blocks, host])
  const idOf = (pointer: string | undefined) => (pointer === undefined ? undefined : marked.idOf(pointer))
  return (
    <div className="sheet">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: the same */}
      <div
        ref={own}
        className="sheet-blocks"
        onClickCapture={click}
        onDoubleClickCapture={writeAt}
        onSubmitCapture={(event) => event.preventDefault()}
        onMouseOver={({ target }) => deeds.hover(pointerAt(target))}
        onMouseLeave={() => deeds.hover(undefined)}
      >
        {drawing}
      </div>
      {written && own.current && (
        <TextInPlace
          shown={written}
          sheet={own.current}
          close={() => write(undefined)}
          sayInstead={(key, another) => sayInstead(written.pointer, key, another)}
        />
      )}
      <Outlined sheet={own} id={idOf(hovered)} look="hovered" size={size} />
      <Outlined sheet={own} id={idOf(current)} look="current" size={size}>
        {current !== undefined && !isFixed && (
          <>
            <button
              type="button"
              className="between before"
              aria-label={pageWords.canvasOf.before}
              onClick={() => deeds.act('before', current)}
            >
              +
            </button>
            <button
              type="button"
              className="between after"
              aria-label={pageWords.canvasOf.after}
              onClick={() => deeds.act('after', current)}
            >
              +
            </button>
          </>
        )}
      </Outlined>
    </div>
  )
}

type OutlinedProps = {
  sheet: RefObject<HTMLDivElement | null>
  id: string | undefined
  look: 'hovered' | 'current'
  /** Changes whenever something may have moved. */
  size: number
  children?: ReactNode
}

/** Pixels of a block that are to be seen of it, and that are left above it. */
const room = 80

type Box = { top: number; left: number; width: number; height: number }

/** A frame around the first place where a block is drawn. */
function Outlined({ sheet, id, look, size, children }: OutlinedProps) {
  const [box, setBox] = useState<Box>()
  const place = useCallback(() => {
    const element = id === undefined ? null : sheet.current?.querySelector(`[id="${id}"]`)
    const around = sheet.current?.getBoundingClientRect()
    if (!element || !around) return undefined
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(element)
    const { top, left, width, height } = range.getBoundingClientRect()
    return { top: top - around.top, left: left - around.left, width, height }
  }, [id, sheet])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn moves without a change of what it is told by
  useLayoutEffect(() => setBox(place()), [place, size])
  // What is chosen elsewhere is scrolled to, in this document alone.
  useEffect(() => {
    const window = sheet.current?.ownerDocument.defaultView
    const around = sheet.current?.getBoundingClientRect()
    const found = look === 'current' ? place() : undefined
    if (!window || !around || !found) return
    const top = found.top + around.top
    if (top < 0 || top > window.innerHeight - room) window.scrollBy({ top: top - room })
  }, [place, look, sheet])
  if (!box || (box.width === 0 && box.height === 0)) return null
  return (
    <div className="outlined" data-look={look} style={box}>
      {children}
    </div>
  )
}
