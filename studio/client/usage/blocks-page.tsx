import { useState } from 'react'
import type { Api } from '../api/api.ts'
import type { BlockForm, Site } from '../api/contract.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { Failure } from '../parts/failure.tsx'
import { useTexts } from '../parts/texts.tsx'
import { RouteLink } from '../route/route-link.tsx'

/** All blocks, with the entries that have them and the pages that a change of one touches. */
export function BlocksPage({ api, site }: { api: Api; site: Site }) {
  const texts = useTexts()
  const blocks = site.blocks.toSorted((a, b) => a.category.localeCompare(b.category) || a.label.localeCompare(b.label))
  return (
    <main className="attention" id="main" tabIndex={-1}>
      <h1>{texts.blocks}</h1>
      <p className="help">{texts.blocksHelp}</p>
      <table className="blocks-table">
        <thead>
          <tr>
            <th scope="col">{texts.block}</th>
            <th scope="col">{texts.blockKind}</th>
            <th scope="col">{texts.entriesWith}</th>
            <th scope="col">{texts.touchedPages}</th>
          </tr>
        </thead>
        <tbody>
          {blocks.map((block) => (
            <BlockLine key={block.wire} api={api} block={block} canvas={site.canvas} />
          ))}
        </tbody>
      </table>
    </main>
  )
}

function BlockLine({ api, block, canvas }: { api: Api; block: BlockForm; canvas: string }) {
  const texts = useTexts()
  const { wire, label, help, category, uses = 0, example } = block
  return (
    <tr>
      <th scope="row">
        {example ? (
          <a href={canvas + example} target="_blank" rel="noreferrer">
            {label}
          </a>
        ) : (
          label
        )}
        {help && <span className="help">{help}</span>}
      </th>
      <td>{category}</td>
      <td>
        {uses > 0 ? (
          <RouteLink to={{ view: 'list', block: wire }}>{texts.entries({ count: uses })}</RouteLink>
        ) : (
          texts.entries({ count: 0 })
        )}
      </td>
      <td>{uses > 0 && <TouchedPages api={api} wire={wire} label={label} />}</td>
    </tr>
  )
}

function TouchedPages({ api, wire, label }: { api: Api; wire: string; label: string }) {
  const texts = useTexts()
  const [isAsked, setAsked] = useState(false)
  const { value, error } = useLoaded(isAsked ? wire : undefined, () => api.blockPages(wire))
  if (error !== undefined) return <Failure error={error} />
  if (value)
    return <span role="status">{(value.isWhole ? texts.touches : texts.touchesAtLeast)({ count: value.total })}</span>
  return (
    <button
      type="button"
      className="as-link"
      disabled={isAsked}
      onClick={() => setAsked(true)}
      aria-label={`${texts.countPages}: ${label}`}
    >
      {texts.countPages}
    </button>
  )
}
