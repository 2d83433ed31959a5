import { isRecord } from 'atrium'
import type { FormField, Site, WireObject } from '../api/contract.ts'
import { placeOf } from '../model/spelling.ts'
import { useTexts } from '../parts/texts.tsx'
import type { PageFacts } from '../preview/page-facts.ts'

const shortened = (text: string, most: number): string =>
  [...text].length > most ? `${[...text].slice(0, most).join('').trimEnd()}…` : text

interface PreviewsProps {
  /** Absent: the page has not said yet what it is; its place is kept. */
  facts: PageFacts | undefined
  site: Pick<Site, 'siteUrl' | 'canvas'>
  path: string
  /** Search engines are asked to leave the page out. */
  isHidden: boolean
}

/** Shows what search engines and social media will show of the page. */
export function Previews({ facts, site, path, isHidden }: PreviewsProps) {
  const texts = useTexts()
  const { title = '', description = '', social } = facts ?? {}
  return (
    <div className="previews">
      {isHidden && <p className="wrong">{texts.notSearched}</p>}
      <div className="search-preview">
        <span className="address">{site.siteUrl + path}</span>
        <strong>{shortened(title, 60)}</strong>
        <span>{shortened(description, 160) || (facts && texts.noDescription)}</span>
      </div>
      <div className="social-preview">
        {social?.image ? (
          <img src={hereOf(social.image, site)} alt="" />
        ) : (
          <span className="nothing">{facts && texts.noSocialPicture}</span>
        )}
        <strong>{shortened(social?.title || title, 95)}</strong>
        <span>{shortened(social?.description || description, 200)}</span>
      </div>
    </div>
  )
}

/** A picture of the site as the canvas has it: the address of visitors need not be there yet. */
const hereOf = (address: string, { siteUrl, canvas }: Pick<Site, 'siteUrl' | 'canvas'>): string =>
  address.startsWith(`${siteUrl}/`) ? canvas + address.slice(siteUrl.length) : address

/** Whether an entry asks search engines to leave its page out: the canvas asks it of every page. */
export function isHiddenFromSearch(fields: readonly FormField[], value: WireObject): boolean {
  const field = fields.find(({ control }) => control === 'search')
  const group = field && placeOf(field, value).value
  const hides = field?.fields?.find(({ kind }) => kind === 'bool')
  return isRecord(group) && hides !== undefined && placeOf(hides, group).value === true
}
