import { useRef, useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Site } from '../api/contract.ts'
import type { Loaded } from '../api/use-loaded.ts'
import { momentText } from '../model/moment-text.ts'
import { announce } from '../parts/announce.ts'
import { Failure } from '../parts/failure.tsx'
import { type Texts, useTexts } from '../parts/texts.tsx'
import type { ShareLink } from './links.ts'

interface ShareLinksProps {
  api: Api
  site: Site
  links: Loaded<{ links: ShareLink[] }>
  onCalledBack(id: number): void
}

/** The links that are open: one's own, and those of all for whoever publishes. */
export function ShareLinks({ api, site, links: { value, error, reload }, onCalledBack }: ShareLinksProps) {
  const texts = useTexts()
  const [problem, setProblem] = useState<unknown>()
  const title = useRef<HTMLHeadingElement>(null)
  const callBack = async ({ id, note }: ShareLink) => {
    setProblem(undefined)
    try {
      await api.endShare(id)
      announce(texts.calledBack({ note }))
      onCalledBack(id)
    } catch (failure) {
      setProblem(failure)
    }
    reload()
    // The button that was pressed goes.
    title.current?.focus()
  }
  const failure = error ?? problem
  return (
    <section className="share-links">
      <h3 ref={title} tabIndex={-1}>
        {texts.openLinks}
      </h3>
      {failure !== undefined && <Failure error={failure} retry={reload} />}
      {value?.links.length === 0 && <p>{texts.noLinks}</p>}
      <ul>
        {value?.links.map((link) => (
          <li key={link.id}>
            <span>
              <strong>{link.note}</strong> {link.entry?.title ?? texts.allDrafts}
            </span>
            <span className="help">{factsOf(link, texts, site)}</span>
            <button
              type="button"
              className="quiet"
              aria-label={texts.callBackFor({ note: link.note })}
              onClick={() => void callBack(link)}
            >
              {texts.callBack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const factsOf = ({ by, until, at, opened }: ShareLink, texts: Texts, site: Site): string =>
  [
    texts.linkOf({ by, moment: momentText(until, site) }),
    ...(at ? [`${texts.shareAsOf({ moment: momentText(at, site) })}.`] : []),
    opened > 0 ? texts.timesOpened({ count: opened }) : texts.neverOpened,
  ].join(' ')
