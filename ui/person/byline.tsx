import { type Image, listed } from 'atrium'
import { Heading } from '../heading/heading.tsx'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import { RichText } from '../rich-text/rich-text.tsx'

interface BylineProps {
  name: string
  href?: string | null
  jobTitle?: string
  affiliation?: string
  text?: string
  image?: Image
}

/** Who somebody is: a portrait, a name, what they do, a few sentences. */
export function Byline({ name, href, jobTitle, affiliation, text, image }: BylineProps) {
  return (
    <article className="byline">
      <Picture image={image} layout="portrait" box="byline-picture" />
      <div>
        <Heading className="byline-name">{href ? <Link href={href}>{name}</Link> : name}</Heading>
        {(jobTitle || affiliation) && <p className="byline-job">{listed([jobTitle, affiliation])}</p>}
      </div>
      <RichText className="byline-text" html={text} />
    </article>
  )
}
