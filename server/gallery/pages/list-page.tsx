import type { InstalledBlock } from '#engine/host.ts'
import type { Composer } from '../facts/composed.ts'
import { findBlocks, placements } from '../facts/search.ts'
import type { Usage } from '../facts/usage.ts'
import { GALLERY } from './addresses.ts'
import { Layout } from './layout.tsx'

export interface ListPageProps {
  siteName: string
  blocks: ReadonlyMap<string, InstalledBlock>
  /** What somebody searches for; empty: everything is shown. */
  search: string
  usage: ReadonlyMap<string, Usage>
  composers: ReadonlyMap<string, readonly Composer[]>
}

/** All blocks, or those that a search finds, by where they may stand. */
export function ListPage({ siteName, blocks, search, usage, composers }: ListPageProps) {
  const found = findBlocks(blocks.values(), search)
  const count = `${found.length} ${found.length === 1 ? 'block' : 'blocks'}`
  const groups = placements
    .map((group) => ({ ...group, members: found.filter(({ definition }) => definition.placement === group.placement) }))
    .filter(({ members }) => members.length > 0)
  return (
    <Layout
      siteName={siteName}
      part={GALLERY}
      title="Block gallery"
      search={search}
      lead={
        <p className="gallery-lead" role="status">
          {search ? `${count} for “${search}”` : `${count}, each with its examples`}
        </p>
      }
    >
      {search && (
        <p className="gallery-all">
          <a href={GALLERY}>Show all {blocks.size} blocks</a>
        </p>
      )}
      {groups.map(({ placement, title, all, members }) => (
        <section className="gallery-group" key={placement} aria-labelledby={`placement-${placement}`}>
          <h2 id={`placement-${placement}`}>{title}</h2>
          <p>{all}</p>
          <ul className="gallery-blocks">
            {members.map(({ definition: { type, label, description, examples } }) => (
              <li className="gallery-block" key={type}>
                {examples.length > 0 && (
                  <div className="gallery-thumbnail" inert>
                    <iframe src={`${GALLERY}/${type}/1`} title={`${label}, example 1`} loading="lazy" />
                  </div>
                )}
                <h3>
                  <a href={`${GALLERY}/${type}`}>{label}</a>
                </h3>
                {description && <p>{description}</p>}
                <p className="gallery-facts">
                  <code>{type}</code>
                  {briefUse(placement, usage.get(type), composers.get(type)).map((words) => (
                    <span key={words}>{words}</span>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Layout>
  )
}

/** How often a block is used, in few words: in content, by pages, or both. */
function briefUse(placement: string, usage: Usage | undefined, composers: readonly Composer[] = []): string[] {
  const inContent = placement === 'section' ? [] : [usage ? `${usage.times} × in content` : 'not in content yet']
  if (placement === 'body') return inContent
  const pages = composers.filter(({ kind }) => kind === 'page').length
  if (pages > 0) return [...inContent, `on ${pages} page ${pages === 1 ? 'type' : 'types'}`]
  const [region] = composers
  return region ? [...inContent, region.kind === 'region' ? 'around every page' : 'on missing pages'] : inContent
}
