import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import type { Api } from '../api/api.ts'
import type { Site, TypeForm } from '../api/contract.ts'
import { ChecksPanel } from '../checks/checks-panel.tsx'
import type { Path } from '../model/path.ts'
import { useTexts } from '../parts/texts.tsx'
import type { CanvasLink } from '../preview/canvas-link.ts'
import { CanvasPane } from '../preview/canvas-pane.tsx'
import { PublishPanel } from '../publish/publish-panel.tsx'
import type { Saver } from './session/saving.ts'
import type { Session } from './session/session.ts'

interface SidePaneProps {
  session: Session
  form: TypeForm
  saver: Saver
  api: Api
  site: Site
  canvas: CanvasLink
  focus(path: Path): void
}

/** Beside the form: the page, what is checked of it, and publishing. */
export function SidePane({ session, form, saver, api, site, canvas, focus }: SidePaneProps) {
  const texts = useTexts()
  const [shown, setShown] = useState('page')
  return (
    <aside className="side" aria-label={texts.beside}>
      <Tabs selectedKey={shown} onSelectionChange={(key) => setShown(String(key))}>
        <TabList aria-label={texts.beside}>
          <Tab id="page">{texts.page}</Tab>
          <Tab id="checks">{texts.checks}</Tab>
          <Tab id="publish">{texts.publish}</Tab>
        </TabList>
        {/* The page stays while others are shown: what is checked is read from it. */}
        <TabPanel id="page" shouldForceMount>
          <CanvasPane {...{ session, form, site, api, canvas, focus }} />
        </TabPanel>
        <TabPanel id="checks">
          <ChecksPanel {...{ session, canvas, site, focus }} />
        </TabPanel>
        <TabPanel id="publish">
          <PublishPanel {...{ session, form, saver, api, site, focus }} />
        </TabPanel>
      </Tabs>
    </aside>
  )
}
