import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import type { Api } from '../api/api.ts'
import type { Site, TypeForm } from '../api/contract.ts'
import { later } from '../away/later.tsx'
import { type CommentDesk, isOpen } from '../comments/comments.ts'
import { type Path, readPath } from '../model/path.ts'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import type { CanvasLink } from '../preview/canvas-link.ts'
import { CanvasPane } from '../preview/canvas-pane.tsx'
import type { Saver } from './session/saving.ts'
import type { Session } from './session/session.ts'
import type { Part, Side } from './use-side.ts'

const ChecksPanel = later(async () => (await import('../checks/checks-panel.tsx')).ChecksPanel)
const CommentsPanel = later(async () => (await import('../comments/comments-panel.tsx')).CommentsPanel)
const PublishPanel = later(async () => (await import('../publish/publish-panel.tsx')).PublishPanel)

interface SidePaneProps {
  session: Session
  form: TypeForm
  saver: Saver
  api: Api
  site: Site
  canvas: CanvasLink
  side: Side
  comments: CommentDesk
  focus(path: Path): void
}

/** Beside the form: the page, what is checked of it, and publishing. */
export function SidePane({ session, form, saver, api, site, canvas, side, comments, focus }: SidePaneProps) {
  const texts = useTexts()
  const { room, setRoom, part, show } = side
  const count = useStore(comments.state, ({ threads }) => threads.filter(isOpen).length)
  const isWide = room === 'wide'
  return (
    <aside className="side" id="side" aria-label={texts.beside}>
      <Tabs selectedKey={part} onSelectionChange={(key) => show(key as Part)}>
        <div className="side-bar">
          <TabList aria-label={texts.beside}>
            <Tab id="page">{texts.page}</Tab>
            <Tab id="checks">{texts.checks}</Tab>
            <Tab id="publish">{texts.publish}</Tab>
            <Tab id="comments">{count > 0 ? texts.commentsTab({ count }) : texts.comments}</Tab>
          </TabList>
          <button
            type="button"
            className="quiet to-side"
            onClick={() => {
              const place = comments.target.get()
              if (place) focus(readPath(place))
              else document.getElementById('main')?.scrollIntoView()
            }}
          >
            {texts.toForm}
          </button>
          <button
            type="button"
            className="quiet"
            aria-pressed={isWide}
            onClick={() => setRoom(isWide ? 'beside' : 'wide')}
          >
            {texts.wider}
          </button>
          <button type="button" className="quiet" onClick={() => setRoom('hidden')}>
            {texts.hide}
          </button>
        </div>
        {/* The page stays while others are shown: what is checked is read from it. */}
        <TabPanel id="page" shouldForceMount>
          <CanvasPane {...{ session, site, api, canvas, focus }} />
        </TabPanel>
        <TabPanel id="checks">
          <ChecksPanel {...{ session, canvas, site, focus }} />
        </TabPanel>
        <TabPanel id="comments">
          <CommentsPanel {...{ session, comments, site, focus }} />
        </TabPanel>
        <TabPanel id="publish">
          <PublishPanel {...{ session, form, saver, api, site, focus }} />
        </TabPanel>
      </Tabs>
    </aside>
  )
}
