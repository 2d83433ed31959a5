import { pictureUrl } from 'atrium'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTexts } from '../../../client/parts/texts.tsx'
import { useTools } from '../../../client/tools/tools.tsx'
import { type Master, middleOf, moved, type Region, ratioIn, regionOf, scaled } from './regions.ts'

/** Widths in which the picture and its part are shown, in pixels. */
const WHOLE = 480
const PART = 320
/** Arrows move by this part of the picture, with Shift by so many times more. */
const STEP = 0.01
const FASTER = 10

interface CropProps {
  master: Master
  crop: Readonly<Record<string, unknown>>
  put(region: Region): void
}

/** The picture with the part that a ratio shows, which is moved by hand or by keys, and the part as the site shows it. */
export function Crop({ master, crop, put }: CropProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const room = useRef<HTMLDivElement>(null)
  const drag = useRef<{ x: number; y: number; region: Region }>(undefined)
  const { width, height, base } = master
  const ratio = ratioIn(crop.ratio)
  const region = regionOf(crop, master) ?? middleOf(master, crop.ratio)
  const isOff = ratio !== undefined && Math.abs(region.w / region.h / ratio - 1) > 0.02
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP * (event.shiftKey ? FASTER : 1)
    const ways: Readonly<Record<string, readonly [number, number]>> = {
      ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
    }
    const way = ways[event.key]
    if (event.altKey || isReadOnly) return
    if (way) put(moved(region, way[0] * step * width, way[1] * step * height, master))
    else if (event.key === '+' || event.key === '-')
      put(scaled(region, event.key === '+' ? 1.05 : 1 / 1.05, ratio ?? region.w / region.h, master))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointerDown = (event: PointerEvent) => {
    if (isReadOnly) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, region }
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const scale = width / (room.current?.clientWidth ?? WHOLE)
    const from = drag.current
    if (from) put(moved(from.region, (clientX - from.x) * scale, (clientY - from.y) * scale, master))
  }
  return (
    <div className="crop">
      <div className="crop-whole" ref={room}>
        <img src={pictureUrl(base, { w: width, h: height }, Math.min(WHOLE, width))} alt="" draggable={false} />
        {/* biome-ignore lint/a11y/useSemanticElements: a button could not be moved by arrows */}
        <div
          className="crop-part"
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move it
          tabIndex={0}
          aria-label={texts.cropPart({
            ratio: String(crop.ratio ?? ''),
            x: region.x,
            y: region.y,
            w: region.w,
            h: region.h,
          })}
          style={{
            left: percent(region.x, width),
            top: percent(region.y, height),
            width: percent(region.w, width),
            height: percent(region.h, height),
          }}
          {...{ onKeyDown, onPointerDown, onPointerMove }}
          onPointerUp={() => {
            drag.current = undefined
          }}
        />
      </div>
      <figure>
        <img
          src={pictureUrl(base, region, Math.min(PART, region.w))}
          alt={texts.cropShown({ ratio: String(crop.ratio ?? '') })}
        />
        <figcaption className="help">{texts.cropKeys}</figcaption>
        {isOff && !isReadOnly && (
          <button type="button" onClick={() => put(scaled(region, 1, ratio, master))}>
            {texts.fitRatio({ ratio: String(crop.ratio) })}
          </button>
        )}
      </figure>
    </div>
  )
}
