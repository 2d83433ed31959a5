import { useState } from 'react'
import type { Api } from '../api/api.ts'
import type { Coming, Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { asOfOrigin, minuteOf } from '../as-of/as-of.ts'
import { AsOfDialog } from '../as-of/as-of-line.tsx'
import { momentText } from '../model/moment-text.ts'
import { RowLine } from '../parts/entries/row-line.tsx'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'
import { RouteLink } from '../route/route-link.tsx'
import { byDay } from './by-day.ts'

/** What is published and taken back by itself, day by day. */
export function ComingPage({ api, site }: { api: Api; site: Site }) {
  const texts = useTexts()
  const { value, error, reload } = useLoaded('coming', () => api.coming())
  const [isChoosing, setChoosing] = useState(false)
  return (
    <main className="attention coming" id="main" tabIndex={-1}>
      <h1>{texts.coming}</h1>
      <p className="help">
        {texts.comingHelp} {texts.inZone({ zone: site.timeZone })}
      </p>
      <p>
        <button type="button" onClick={() => setChoosing(true)}>
          {texts.showAsOfTitle}
        </button>
      </p>
      {isChoosing && (
        <AsOfDialog
          {...{ api, site, asOf: undefined }}
          onClose={() => setChoosing(false)}
          show={(asOf) => {
            window.open(`${asOfOrigin(site, asOf)}/`, '_blank', 'noopener')
            setChoosing(false)
          }}
        />
      )}
      {error !== undefined && <Failure error={error} retry={reload} />}
      {!value && !error && <p role="status">{texts.loading}</p>}
      {value?.coming.length === 0 && <p>{texts.nothingComing}</p>}
      {byDay(value?.coming ?? [], site).map(({ day, moments }) => (
        <section key={day}>
          <h2>{day}</h2>
          {moments.map(({ time, at, releases }) => (
            <div key={time} className="coming-moment">
              <h3>
                {time}
                <ShowThen site={site} at={at} />
              </h3>
              {releases.map(({ release, items }) => (
                <div key={release ?? ''}>
                  {release && (
                    <h4>
                      {release} <span className="total">{items.length}</span>
                    </h4>
                  )}
                  <ul>
                    {items.map((one) => (
                      <ComingLine key={`${one.row.ref.uid} ${one.what}`} {...one} />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
      {value && value.total > value.coming.length && (
        <p>{texts.andMore({ count: value.total - value.coming.length })}</p>
      )}
    </main>
  )
}

function ComingLine({ row, what, missing, leftBehind }: Coming) {
  const texts = useTexts()
  const warnings = [
    ...(what === 'publish' && row.errors > 0 ? [texts.publishWithErrors({ count: row.errors })] : []),
    ...missing.map(({ title }) => texts.missingThen({ title })),
    ...(leftBehind > 0 ? [texts.leftBehind({ count: leftBehind })] : []),
  ]
  return (
    <li>
      <span className="coming-what" data-what={what}>
        {what === 'publish' ? texts.isPublishedThen : texts.isTakenBackThen}
      </span>
      <RouteLink to={{ view: 'entry', ref: row.ref }}>
        <RowLine row={row} />
      </RouteLink>
      {warnings.map((warning) => (
        <span key={warning} className="problem-words">
          <strong>{texts.warning}</strong> {warning}
        </span>
      ))}
    </li>
  )
}

/** Opens the site as it will be at a moment, in a window of its own. */
function ShowThen({ site, at }: { site: Site; at: string }) {
  const texts = useTexts()
  const asOf = { at: minuteOf(Date.parse(at)), drafts: false }
  return (
    <a href={`${asOfOrigin(site, asOf)}/`} target="_blank" rel="noopener">
      {texts.showThen}
      <span className="only-heard"> {momentText(at, site)}</span>
    </a>
  )
}
