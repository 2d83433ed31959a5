import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { isRecord, pictureUrl } from '#engine'
import { useTools } from '../../../client/form/tools.tsx'
import { useTexts } from '../../../client/parts/texts.tsx'
import type { ControlProps, FieldControl } from '../../control-props.ts'
import { isEmpty } from '../../value.ts'
import type { Master, Point } from '../crops/regions.ts'
import { pointIn, useMaster } from '../crops/use-master.ts'

/** Width in which the picture is shown, in pixels. */
const WHOLE = 480
/** Arrows move by this part of the picture, with Shift by so many times more. */
const STEP = 0.01
const FASTER = 10
const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** What matters most in the picture of the entry: a point that is put by hand or by keys. */
function PointControl({ value, id, describedBy, change }: ControlProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const master = useMaster()
  const point = pointIn(value)
  if (!master) return <p className="help">{texts.pointWithoutPicture}</p>
  const put = ({ x, y }: Point) => change({ ...(isRecord(value) ? value : {}), x: part(x), y: part(y) }, true)
  return (
    <div className="point">
      <Picture {...{ master, point, id, describedBy, put }} />
      <p className="help">{texts.pointKeys}</p>
      {!isReadOnly && point && (
        <button type="button" className="quiet" onClick={() => change(undefined)}>
          {texts.pointNone}
        </button>
      )}
    </div>
  )
}

interface PictureProps extends Pick<ControlProps, 'id' | 'describedBy'> {
  master: Master
  point: Point | undefined
  put(point: Point): void
}

function Picture({ master: { base, width, height }, point, id, describedBy, put }: PictureProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const room = useRef<HTMLDivElement>(null)
  // Put when it is let go: each place on the way would have all ratios drawn.
  const [moving, setMoving] = useState<Point>()
  const shown = moving ?? point ?? MIDDLE
  const at = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = (room.current as HTMLElement).getBoundingClientRect()
    return { x: part((clientX - left) / width), y: part((clientY - top) / height) }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (!way || event.altKey || isReadOnly) return
    const step = STEP * (event.shiftKey ? FASTER : 1)
    put({ x: shown.x + way[0] * step, y: shown.y + way[1] * step })
    event.preventDefault()
    event.stopPropagation()
  }
  const percent = (value: number) => Math.round(value * 100)
  return (
    <div
      className="point-whole"
      ref={room}
      onPointerDown={(event) => {
        if (isReadOnly) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setMoving(at(event))
      }}
      onPointerMove={(event) => moving && setMoving(at(event))}
      onPointerUp={(event) => {
        if (moving) put(at(event))
        setMoving(undefined)
      }}
      onPointerCancel={() => setMoving(undefined)}
    >
      <img src={pictureUrl(base, { w: width, h: height }, Math.min(WHOLE, width))} alt="" draggable={false} />
      {/* biome-ignore lint/a11y/useSemanticElements: a button could not be moved by arrows */}
      <div
        className="point-mark"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move it
        tabIndex={0}
        id={id}
        aria-describedby={describedBy}
        data-set={Boolean(moving ?? point) || undefined}
        aria-label={(moving ?? point) ? texts.pointAt({ x: percent(shown.x), y: percent(shown.y) }) : texts.pointMiddle}
        style={{ left: `${shown.x * 100}%`, top: `${shown.y * 100}%` }}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
}

/** A part of the picture as files state it: to a thousandth. */
const part = (value: number): number => Math.round(Math.max(0, Math.min(value, 1)) * 1000) / 1000

const PARTS = ['x', 'y']

export default {
  Control: PointControl,
  frame: 'set',
  fits: ({ kind, fields }) =>
    kind === 'group' && PARTS.every((name) => fields?.some((field) => field.name === name && field.kind === 'number')),
  canShow: (wire) => isEmpty(wire) || pointIn(wire) !== undefined,
} satisfies FieldControl
