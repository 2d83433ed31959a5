import { pictureUrl } from 'atrium'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useTexts } from '../../../client/parts/texts.tsx'
import { useTools } from '../../../client/tools/tools.tsx'
import type { ControlProps } from '../../control-props.ts'
import type { Master, Point } from '../crops/regions.ts'

/** Width in which the picture is shown, in pixels. */
const WHOLE = 480
/** Arrows move by this part of the picture, with Shift by so many times more. */
const STEP = 0.01
const FASTER = 10
const MIDDLE: Point = { x: 0.5, y: 0.5 }

interface PictureProps extends Pick<ControlProps, 'id' | 'describedBy'> {
  master: Master
  point: Point | undefined
  put(point: Point): void
}

/** The picture with its point, which is moved by hand and by keys. */
export function Picture({ master: { base, width, height }, point, id, describedBy, put }: PictureProps) {
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
    put({ x: part(shown.x + way[0] * step), y: part(shown.y + way[1] * step) })
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
