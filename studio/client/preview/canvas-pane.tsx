import { useEffect, useLayoutEffect, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import { asOfOrigin, asOfStore, withoutAsOf } from '../as-of/as-of.ts'
import { AsOfDialog, AsOfLine } from '../as-of/as-of-line.tsx'
import { presentOf, type Session } from '../entry/session/session.ts'
import { type Path, readPath } from '../model/path.ts'
import { wirePath } from '../model/schema.ts'
import { announce } from '../parts/announce.ts'
import { useRemembered, useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import { goLater } from '../route/route.ts'
import type { CanvasLink } from './canvas-link.ts'
import { CanvasNotice } from './canvas-notice.tsx'
import { useRoom } from './use-room.ts'

const WIDTHS = [390, 768, 1280] as const

interface CanvasPaneProps {
  session: Session
  site: Site
  api: Api
  canvas: CanvasLink
  focus(path: Path): void
}

/** The page of the entry as visitors will see it, with what is being written. */
export function CanvasPane({ session, site, api, canvas, focus }: CanvasPaneProps) {
  const texts = useTexts()
  const shown = useStore(session.state, (state) => state.canvas)
  const path = shown.path ?? shown.shownOn?.path ?? null
  const [width, setWidth] = useRemembered('atrium.canvas-width', WIDTHS, () => (innerWidth < 768 ? 390 : 1280))
  const { room, scale, height } = useRoom(width)
  const asOf = useStore(asOfStore, (state) => state)
  const shownAt = asOfOrigin(site, asOf)
  const [isChoosing, setChoosing] = useState(false)
  const isSaved = useStore(session.state, ({ saving }) => saving === 'saved')
  useEffect(() => {
    // What is being written is shown as it is now; as of a moment what is saved is.
    if (asOf && isSaved) canvas.refresh()
  }, [asOf, isSaved, canvas])
  useEffect(
    () =>
      canvas.listen({
        field: (model) => focus(wirePath(session.schema, presentOf(session.state.get()), readPath(model))),
        go: (address) =>
          void openPage(api, withoutAsOf(address)).then(
            (isFound) => !isFound && announce(texts.noEntryAt({ path: address })),
          ),
      }),
    [canvas, session, api, focus, texts],
  )
  const source = path === null ? undefined : shownAt + path
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page
  useLayoutEffect(() => canvas.leave(), [source, canvas])
  const names = { 390: texts.phone, 768: texts.tablet, 1280: texts.desktop }
  return (
    <div className="canvas-pane">
      <div className="canvas-bar" role="radiogroup" aria-label={texts.width}>
        {WIDTHS.map((one) => (
          <label key={one}>
            <input type="radio" name="canvas-width" checked={one === width} onChange={() => setWidth(one)} />
            {names[one]}
          </label>
        ))}
        <button type="button" className="quiet" onClick={() => setChoosing(true)}>
          {texts.showAsOf}
        </button>
        {source && (
          // Whoever has opened a link to a preview in this browser is shown the canvas all the same: it hears who asks.
          <a href={source} target="_blank" rel="noopener" referrerPolicy="origin">
            {texts.openPage}
          </a>
        )}
      </div>
      {asOf && <AsOfLine {...{ asOf, site }} />}
      {isChoosing && (
        <AsOfDialog
          {...{ api, site, asOf }}
          onClose={() => setChoosing(false)}
          show={(next) => {
            asOfStore.set(next)
            setChoosing(false)
          }}
        />
      )}
      <div className="canvas-room" ref={room}>
        <CanvasNotice session={session} canvas={shown} focus={focus} />
        {path !== null && (
          <div className="canvas-scaled" style={{ width: width * scale, height }}>
            <iframe
              key={shownAt}
              title={texts.pageOf({ path })}
              src={source}
              ref={canvas.attach}
              style={{ width, height: height / scale, transform: `scale(${scale})` }}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** Opens the entry whose page an address is. */
async function openPage(api: Api, address: string): Promise<boolean> {
  const go = goLater()
  const { rows } = await api.references([], address)
  const found = rows.find(({ path }) => path === address)
  if (found) go({ view: 'entry', ref: found.ref })
  return found !== undefined
}
