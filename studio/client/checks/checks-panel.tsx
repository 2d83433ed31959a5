import type { Site } from '../api/contract.ts'
import type { Session } from '../entry/session/session.ts'
import { presentOf } from '../entry/session/session.ts'
import { ProblemLine } from '../form/problem-line.tsx'
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
  const isHidden = useStore(session.state, (state) => isHiddenFromSearch(session.schema.fields, presentOf(state)))
  const path = useStore(session.state, (state) => state.canvas.path)
  return (
    <div className="checks">
      <section>
        <h2>{texts.problems}</h2>
        {problems.length === 0 ? (
          <p className="good">{texts.noProblems}</p>
        ) : (
          <ul>
            {problems.map((problem) => (
              <ProblemLine
                key={`${problem.field}${problem.reason}`}
                {...{ problem, focus, schema: session.schema }}
                root={() => presentOf(session.state.get())}
              />
            ))}
          </ul>
        )}
      </section>
      {facts ? (
        <>
          <Headings headings={facts.headings} findings={findingsOf(facts, texts)} />
          <section>
            <h2>{texts.links}</h2>
            <p>{texts.linkCount({ count: facts.links.length })}</p>
            <Found items={findingsOf(facts, texts).links} good={texts.linksGood} />
          </section>
          <section>
            <h2>{texts.pictures}</h2>
            <p>{texts.pictureCount({ count: facts.pictures.length })}</p>
            <Found items={findingsOf(facts, texts).pictures} good={texts.picturesGood} />
          </section>
          <section>
            <h2>{texts.lengths}</h2>
            <Found items={findingsOf(facts, texts).lengths} good={texts.lengthsGood} />
          </section>
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

function Headings({
  headings,
  findings,
}: {
  headings: readonly { level: number; text: string }[]
  findings: ReturnType<typeof findingsOf>
}) {
  const texts = useTexts()
  return (
    <section>
      <h2>{texts.headings}</h2>
      <ol className="headings">
        {headings.map(({ level, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may say the same
          <li key={index} data-level={level}>
            <span className="level">h{level}</span> {text || texts.nothingHere}
          </li>
        ))}
      </ol>
      <Found items={findings.headings} good={texts.headingsGood} />
    </section>
  )
}

function Found({ items, good }: { items: readonly string[]; good: string }) {
  if (items.length === 0) return <p className="good">{good}</p>
  return (
    <ul className="found">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
