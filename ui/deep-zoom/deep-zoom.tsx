import { DOWNLOAD_WIDTH, type Image, pictureUrl } from 'atrium'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import messages from '../messages.ts'
import { hasSize } from '../picture/frame.ts'
import { usePictureBase } from '../picture/use-picture-base.ts'
import { useLanguageOf, useMessages, useScript, useScriptMessages } from '../render-context.tsx'
import ofViewer from './viewer/messages.ts'

const CONTROLS = [
  ['in', 'zoomIn', 'zoom-in'],
  ['out', 'zoomOut', 'zoom-out'],
  ['home', 'wholePicture', 'image'],
  ['screen', 'fullScreen', 'expand'],
  ['close', 'close', 'x'],
] as const

interface DeepZoomProps {
  image: Image
  /** Says what the picture shows: the name of the viewer. */
  title: string
  /** The entry whose words these are; absent: they are in the language of the page. */
  of?: object | undefined
}

/**
 * The way from a picture into its details: a link to the full picture, which a script turns into a button that opens the
 * picture in a viewer. Nothing for a picture without an asset.
 */
export function DeepZoom({ image, title, of }: DeepZoomProps) {
  const t = useMessages(messages)
  const own = useLanguageOf()(of)
  const ownTexts = useScriptMessages(ofViewer)
  const script = useScript('ui/deep-zoom/deep-zoom.enhance.ts')
  const base = usePictureBase(image)
  if (!base) return null
  // No larger than for download: the rest is for the viewer.
  const full =
    hasSize(image) && image.width > DOWNLOAD_WIDTH
      ? pictureUrl(base, { w: image.width, h: image.height }, DOWNLOAD_WIDTH)
      : pictureUrl(base)
  return (
    <div className="deep-zoom on-screen" data-island={script} data-source={base}>
      <Link className="cta" data-look="button" href={full}>
        <span data-live={t.lookCloser}>{t.openFull}</span>
        <span className="visually-hidden" {...own}>
          : {title}
        </span>
        <Icon name="zoom-in" />
      </Link>
      <dialog className="viewer" aria-label={title} data-messages={ownTexts}>
        <div className="viewer-room" data-color="black">
          <p className="viewer-title" {...own}>
            {title}
          </p>
          <div className="viewer-stage" aria-busy="true" />
          <p className="viewer-message" role="status" />
          <p className="viewer-way-out" hidden>
            <Link href={full}>{t.openFull}</Link>
          </p>
          <div className="viewer-controls" role="toolbar" aria-label={t.picture}>
            {CONTROLS.map(([action, name, icon]) => (
              <button key={action} type="button" data-action={action} aria-label={t[name]} title={t[name]}>
                <Icon name={icon} />
              </button>
            ))}
          </div>
        </div>
      </dialog>
    </div>
  )
}
