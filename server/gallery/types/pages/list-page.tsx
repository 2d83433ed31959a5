import { TYPES } from '../../pages/addresses.ts'
import { Layout } from '../../pages/layout.tsx'
import { shownRoute } from '../facts/address-rule.ts'
import { groupTypes, type ListedType, type TypeGroup } from '../facts/groups.ts'
import type { Presence } from '../facts/present-entries.ts'

export interface TypeListProps {
  siteName: string
  /** What somebody searches for; empty: everything is shown. */
  search: string
  found: readonly ListedType[]
  /** How many are installed. */
  total: number
  /** Types of which a site needs one entry. */
  home: readonly { name: string; label?: string }[]
  presence: ReadonlyMap<string, Presence>
}

/** All content types, or those that a search finds, by the folder that declares them. */
export function TypeList({ siteName, search, found, total, home, presence }: TypeListProps) {
  const groups = groupTypes(found)
  const count = `${found.length} content ${found.length === 1 ? 'type' : 'types'}`
  return (
    <Layout
      siteName={siteName}
      part={TYPES}
      title="Content types"
      search={search}
      lead={
        <p className="gallery-lead" role="status">
          {search ? `${count} for “${search}”` : `${count}, each with its fields and an example to copy`}
        </p>
      }
    >
      {search ? (
        <p className="gallery-all">
          <a href={TYPES}>Show all {total} content types</a>
        </p>
      ) : (
        <SiteNeeds home={home} />
      )}
      {kinds.map(({ isArea, title, text }) => {
        const folders = groups.filter((group) => group.isArea === isArea)
        return (
          folders.length > 0 && (
            <section className="gallery-group" key={title} aria-label={title}>
              <h2>{title}</h2>
              <p>{text}</p>
              {folders.map((group) => (
                <Folder key={group.folder} group={group} presence={presence} />
              ))}
            </section>
          )
        )
      })}
    </Layout>
  )
}

/** Areas, and what they share. */
const kinds = [
  { isArea: true, title: 'Areas', text: 'Parts of the site, each with its pages.' },
  { isArea: false, title: 'Vocabulary', text: 'What all areas refer to: people, places, pictures and the like.' },
]

function Folder({ group: { title, folder, types }, presence }: { group: TypeGroup } & Pick<TypeListProps, 'presence'>) {
  return (
    <div className="gallery-folder">
      <div>
        <h3>{title}</h3>
        <p>
          <code>{folder}</code>
        </p>
      </div>
      <ul className="gallery-types">
        {types.map(({ name, label, help, route, isCard }) => (
          <li className="gallery-block" key={name}>
            <h4>
              <a href={`${TYPES}/${name}`}>{label}</a>
            </h4>
            {help && <p>{help}</p>}
            <p className="gallery-facts">
              <code>{name}</code>
              <span>{route ? `at ${shownRoute(route)}` : 'no page'}</span>
              {isCard && <span>shown as a card</span>}
              <span>{entriesOf(presence.get(name)?.total)}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const entriesOf = (total = 0): string =>
  total === 0 ? 'no entries yet' : `${total} ${total === 1 ? 'entry' : 'entries'}`

function SiteNeeds({ home }: Pick<TypeListProps, 'home'>) {
  return (
    <section className="gallery-group" aria-labelledby="site-needs">
      <h2 id="site-needs">What a site needs</h2>
      <p>
        One published entry at the address <code>/</code>
        {home.map(({ name, label }, index) => (
          <span key={name}>
            {index > 0 ? ' or ' : ', of the type '}
            <a href={`${TYPES}/${name}`}>{label ?? name}</a>
          </span>
        ))}
        . All others may be missing: menus leave out what leads nowhere, and so does every page.
      </p>
    </section>
  )
}
