import { DOWNLOAD_WIDTH, type Image, pictureUrl } from '#engine'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { hasSize } from '../picture/frame.ts'
import { usePictureBase } from '../picture/use-picture-base.ts'

const CONTROLS = [
  ['in', 'Zoom in', 'zoom-in'],
  ['out', 'Zoom out', 'zoom-out'],
  ['home', 'Show the whole picture', 'image'],
  ['screen', 'Full screen', 'expand'],
  ['close', 'Close', 'x'],
] as const

interface DeepZoomProps {
  image: Image
  /** What the picture shows: the name of the viewer. */
  title: string
}

/**
 * The way from a picture into its details: a link to the full picture, which a script turns into a button that opens the
 * picture in a viewer. Nothing for a picture without an asset.
 */
export function DeepZoom({ image, title }: DeepZoomProps) {
  const base = usePictureBase(image)
  if (!base) return null
  // No larger than for download: the rest is for the viewer.
  const size =
    hasSize(image) && image.width > DOWNLOAD_WIDTH
      ? { width: DOWNLOAD_WIDTH, height: Math.round((DOWNLOAD_WIDTH * image.height) / image.width) }
      : 'full'
  const full = pictureUrl(base, 'full', size)
  return (
    <div className="deep-zoom" data-island="ui/deep-zoom/deep-zoom.enhance.ts" data-source={base}>
      <Link className="cta" data-look="button" href={full}>
        <span data-live="Look closer">Open the full picture</span>
        <span className="visually-hidden">: {title}</span>
        <Icon name="zoom-in" />
      </Link>
      <dialog className="viewer" aria-label={title}>
        <div className="viewer-room" data-color="black">
          <p className="viewer-title">{title}</p>
          <div className="viewer-stage" aria-busy="true" />
          <p className="viewer-message" role="status" />
          <p className="viewer-way-out" hidden>
            <Link href={full}>Open the full picture</Link>
          </p>
          <div className="viewer-controls" role="toolbar" aria-label="Picture">
            {CONTROLS.map(([action, label, icon]) => (
              <button key={action} type="button" data-action={action} aria-label={label} title={label}>
                <Icon name={icon} />
              </button>
            ))}
          </div>
        </div>
      </dialog>
    </div>
  )
}
