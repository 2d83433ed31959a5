import type { ReactNode } from 'react'
import { GALLERY, TYPES } from './addresses.ts'

/** The parts of the gallery, each with its list and search. */
const PARTS = [
  { address: GALLERY, title: 'Block gallery', find: 'Find a block' },
  { address: TYPES, title: 'Content types', find: 'Find a content type' },
] as const

export interface LayoutProps {
  siteName: string
  /** The part to which the page belongs. */
  part: (typeof PARTS)[number]['address']
  title: string
  lead?: ReactNode
  search?: string
  children: ReactNode
}

/** Every page of the gallery: the way to the lists, the search, a title in its band. */
export function Layout({ siteName, part, title, lead, search = '', children }: LayoutProps) {
  const find = PARTS.find(({ address }) => address === part)?.find
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="gallery-bar">
        <nav aria-label="Gallery">
          <ul className="gallery-home">
            {PARTS.map(({ address, title }) => (
              <li key={address}>
                <a href={address} aria-current={address === part ? 'true' : undefined}>
                  {title}
                </a>
              </li>
            ))}
            <li>
              <a href="/">{siteName}</a>
            </li>
          </ul>
        </nav>
        <search>
          <form className="gallery-search" action={part}>
            <label htmlFor="q">{find}</label>
            <input id="q" type="search" name="q" defaultValue={search} autoComplete="off" />
            <button type="submit">Search</button>
          </form>
        </search>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="gallery-head" data-color="yellow">
          <h1>{title}</h1>
          {lead}
        </div>
        {children}
      </main>
    </>
  )
}
