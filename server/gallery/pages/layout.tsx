import type { ReactNode } from 'react'

/** Where the gallery stands. */
export const GALLERY = '/_blocks'

/** Every page of the gallery: the way back to the list, the search, a title in its band. */
export function Layout({
  siteName,
  title,
  lead,
  search = '',
  children,
}: {
  siteName: string
  title: string
  lead?: ReactNode
  search?: string
  children: ReactNode
}) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="gallery-bar">
        <p className="gallery-home">
          <a href={GALLERY}>Block gallery</a> <a href="/">{siteName}</a>
        </p>
        <search>
          <form className="gallery-search" action={GALLERY}>
            <label htmlFor="q">Find a block</label>
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
