import { entryHref } from 'atrium'
import { biographyOf, type Contributor } from 'atrium/model/person/contributor.ts'
import { organizationParts } from 'atrium/model/person/organization-name.ts'
import { Heading } from '../heading/heading.tsx'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import { useLanguageOf } from '../render-context.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Listed } from './listed.tsx'

/** Who somebody is: a portrait, a name, what they do, a few sentences. */
export function Byline({ contributor }: { contributor: Contributor }) {
  const { name, jobTitle, image, affiliation, worksFor } = contributor
  const href = entryHref(contributor)
  const parts = [{ words: jobTitle, of: contributor }, ...organizationParts(affiliation ?? worksFor)]
  const own = useLanguageOf()(contributor)
  return (
    <article className="byline" {...own}>
      <Picture image={image} layout="portrait" within={own.lang} box="byline-picture" />
      <div>
        <Heading className="byline-name">{href ? <Link href={href}>{name}</Link> : name}</Heading>
        <Listed className="byline-job" parts={parts} within={own.lang} />
      </div>
      <RichText className="byline-text" html={biographyOf(contributor)} />
    </article>
  )
}
