import { useTexts } from '../parts/texts.tsx'
import type { PageFacts } from '../preview/page-facts.ts'

const shortened = (text: string, most: number): string =>
  [...text].length > most ? `${[...text].slice(0, most).join('').trimEnd()}…` : text

/** What search engines and social media will show of the page. */
export function Previews({ facts, address }: { facts: PageFacts; address: string }) {
  const texts = useTexts()
  const { social } = facts
  return (
    <section>
      <h2>{texts.searchAndSocial}</h2>
      {facts.noindex && <p className="wrong">{texts.notSearched}</p>}
      <div className="search-preview">
        <span className="address">{address}</span>
        <strong>{shortened(facts.title, 60)}</strong>
        <span>{shortened(facts.description, 160) || texts.noDescription}</span>
      </div>
      <div className="social-preview">
        {social.image ? <img src={social.image} alt="" /> : <span className="nothing">{texts.noSocialPicture}</span>}
        <strong>{shortened(social.title || facts.title, 95)}</strong>
        <span>{shortened(social.description || facts.description, 200)}</span>
      </div>
    </section>
  )
}
