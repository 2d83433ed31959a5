import type { ReactNode } from 'react'
import type { Site } from '../api/contract.ts'
import { presentOf, type Session } from '../entry/session/session.ts'
import { ProblemLines } from '../form/problem-lines.tsx'
import type { Path } from '../model/path.ts'
import { useStore } from '../parts/store.ts'
import { useTexts } from '../parts/texts.tsx'
import type { CanvasLink } from '../preview/canvas-link.ts'
import { findingsOf } from './findings.ts'
import { isHiddenFromSearch, Previews } from './previews.tsx'

interface ChecksPanelProps {
  session: Session
  site: Site
  canvas: CanvasLink
  focus(path: Path): void
}

/** Shows what is checked of an entry and its page. */
export function ChecksPanel({ session, site, canvas, focus }: ChecksPanelProps) {
  const texts = useTexts()
  const problems = useStore(session.problems, (state) => state.all)
  const facts = useStore(canvas.facts, (state) => state)
  const found = facts && findingsOf(facts, texts)
  const isHidden = useStore(session.state, (state) => isHiddenFromSearch(session.schema.fields, presentOf(state)))
  const path = useStore(session.state, (state) => state.canvas.path)
  return (
    <div className="checks">
      <section>
        <h2>{texts.problems}</h2>
        {problems.length === 0 ? (
          <p className="good">{texts.noProblems}</p>
        ) : (
          <ProblemLines {...{ problems, focus }} schema={session.schema} root={() => presentOf(session.state.get())} />
        )}
      </section>
      {facts && found ? (
        <>
          <Found title={texts.headings} items={found.headings} good={texts.headingsGood}>
            <ol className="headings">
              {facts.headings.map(({ level, text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: headings may say the same
                <li key={index} data-level={level}>
                  <span className="level">h{level}</span> {text || texts.nothingHere}
                </li>
              ))}
            </ol>
          </Found>
          <Found title={texts.links} items={found.links} good={texts.linksGood}>
            <p>{texts.linkCount({ count: facts.links.length })}</p>
          </Found>
          <Found title={texts.pictures} items={found.pictures} good={texts.picturesGood}>
            <p>{texts.pictureCount({ count: facts.pictures.length })}</p>
          </Found>
          <Found title={texts.lengths} items={found.lengths} good={texts.lengthsGood} />
          <section>
            <h2>{texts.searchAndSocial}</h2>
            <Previews {...{ facts, site, isHidden }} path={path ?? ''} />
          </section>
        </>
      ) : (
        <p>{path === null ? texts.noPage : texts.loading}</p>
      )}
    </div>
  )
}

interface FoundProps {
  title: string
  items: readonly string[]
  /** Said where nothing was found. */
  good: string
  children?: ReactNode
}

function Found({ title, items, good, children }: FoundProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
      {items.length === 0 ? (
        <p className="good">{good}</p>
      ) : (
        <ul className="found">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
