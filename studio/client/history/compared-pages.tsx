import { useRef } from 'react'
import type { Api, ShowWanted } from '../api/api.ts'
import type { Ref, Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useWindowEvent } from '../input/use-window-event.ts'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'
import { useRoom } from '../preview/use-room.ts'

/** Pages are laid out for this width, and shown smaller. */
const WIDTH = 1280

export interface ComparedPage {
  side: 'before' | 'after'
  title: string
  /** Names what is shown: another is laid anew. */
  key: string
  shown: Omit<ShowWanted, 'side'>
  /** The section that differs first, in names of the model. */
  section: string | undefined
}

interface ComparedPagesProps {
  api: Api
  site: Site
  reference: Ref
  pages: readonly ComparedPage[]
}

/** Two versions as pages, beside each other where there is room. */
export function ComparedPages({ api, site, reference, pages }: ComparedPagesProps) {
  return (
    <div className="compared-pages">
      {pages.map((page) => (
        <VersionPage key={page.side} {...{ api, site, reference }} page={page} />
      ))}
    </div>
  )
}

type VersionPageProps = Omit<ComparedPagesProps, 'pages'> & { page: ComparedPage }

function VersionPage({ api, site, reference, page: { side, title, key, shown, section } }: VersionPageProps) {
  const texts = useTexts()
  const { value, error, isLoading } = useLoaded(`${side} ${key}`, async () => ({
    key,
    ...(await api.showVersion(reference, { side, ...shown })),
  }))
  const { room, scale, height } = useRoom(WIDTH)
  const frame = useRef<HTMLIFrameElement>(null)
  // The page says when its script is there; then the section that differs is outlined.
  useWindowEvent(['message'], ({ origin, source }) => {
    const own = frame.current?.contentWindow
    if (origin === site.canvas && own && source === own && section)
      own.postMessage({ atrium: 'show', path: section }, site.canvas)
  })
  const path = value?.path ?? null
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <div className="canvas-room" ref={room} aria-busy={isLoading}>
        {error !== undefined && <Failure error={error} />}
        {value && path === null && <p className="no-page">{value.reason ?? texts.noPage}</p>}
        {path !== null && (
          <div className="canvas-scaled" style={{ width: WIDTH * scale, height }}>
            <iframe
              key={value?.key}
              ref={frame}
              title={title}
              src={site.canvas + path}
              style={{ width: WIDTH, height: height / scale, transform: `scale(${scale})` }}
            />
          </div>
        )}
      </div>
    </figure>
  )
}
