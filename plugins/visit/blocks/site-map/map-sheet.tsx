import type { Image } from 'atrium'
import { Enlarge } from 'atrium/ui/lightbox/enlarge.tsx'
import { Lightbox } from 'atrium/ui/lightbox/lightbox.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useNumbers } from 'atrium/ui/render-context.tsx'

/** A point of a map, and what is said of it. */
export interface MapPin {
  title: string
  /** Rich text. */
  body?: string
  /** Where it leads: a part of the page, or another page. */
  href: string
  /** Of the map, in percent from its upper edge: `49.5%`. */
  top: string
  /** Of the map, in percent from its left edge. */
  left: string
}

interface MapSheetProps {
  image: Image | undefined
  pins: readonly MapPin[]
  /** Names the map for people who do not see it. */
  label: string
  /** The map opens large. */
  enlarge?: boolean
  /** Begins the ids of points and of what is said of them. */
  id: string
}

/** Where it is said what a point is. */
export const tooltipId = (id: string, number: number): string => `${id}-tooltip-${number}`

/** Names of points in the right half are to their left. */
const RIGHT_HALF = 60
const TO_THE_LEFT = { dx: '-1.5rem', textAnchor: 'end' } as const
const TO_THE_RIGHT = { dx: '1.5rem', textAnchor: 'start' } as const

/** The names of more would lie over each other on a phone. */
const MAX_NAMED = 2

/**
 * A drawn map with numbered points. They lie over the picture as SVG, whose coordinates are percentages of its box; a
 * point without a name shows its number alone.
 */
export function MapSheet({ image, pins, label, enlarge, id }: MapSheetProps) {
  const picture = (
    <Picture image={image} layout={enlarge ? 'post_large_variable_height' : 'post_half_variable_height'} />
  )
  return (
    <div
      className="map-sheet"
      data-drawn={isShowable(image) ? '' : undefined}
      data-many={pins.length > MAX_NAMED ? '' : undefined}
    >
      {enlarge ? (
        <Lightbox label={image?.alt ?? label}>
          <Enlarge image={image}>{picture}</Enlarge>
        </Lightbox>
      ) : (
        picture
      )}
      {pins.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: there is no such element in SVG
        <svg className="map-pins" role="group" aria-label={label}>
          {pins.map((pin, index) => (
            <Pin key={pin.href} pin={pin} number={index + 1} id={id} />
          ))}
        </svg>
      )}
    </div>
  )
}

function Pin({ pin, number, id }: { pin: MapPin; number: number; id: string }) {
  const { title, href, top, left, body } = pin
  const { digits } = useNumbers()
  const isRight = Number.parseFloat(left) > RIGHT_HALF
  const at = { x: left, y: top }
  return (
    <Link
      className="map-pin"
      href={href}
      data-link-id={number}
      aria-label={`${digits(number)} ${title}`}
      aria-describedby={body ? tooltipId(id, number) : undefined}
    >
      <circle cx={left} cy={top} r="16" />
      <text className="map-pin-number" {...at} dy="0.3125rem" textAnchor="middle">
        {digits(number)}
      </text>{' '}
      <text className="map-pin-name" {...at} {...(isRight ? TO_THE_LEFT : TO_THE_RIGHT)} dy="0.375rem">
        {title}
      </text>
    </Link>
  )
}
