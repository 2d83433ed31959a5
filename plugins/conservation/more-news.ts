import type { PageContext } from '#engine'
import messages from './messages.ts'

/** The link to all news of the institute; none where the institution names no tag for them. */
export const moreNews = ({ context: { institution, translate } }: { context: PageContext }) => ({
  title: translate(messages).moreNews,
  href: institution.conservationNewsTag && `/news/tag/${institution.conservationNewsTag}/`,
})
