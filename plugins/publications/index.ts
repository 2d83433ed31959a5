import { definePlugin } from '#engine'
import { publicationsMenu, researchJournalMenu } from './menus.ts'

/** The publisher: its books, its research journal and its magazine, and what authors and booksellers ask of it. */
export default definePlugin({ name: 'publications', navigation: [publicationsMenu, researchJournalMenu] })
