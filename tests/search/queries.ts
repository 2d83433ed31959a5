/** A search over the demo content, as a visitor types it, and the pages that ought to come first. */
export interface RatedQuery {
  query: string
  /** Any of these may stand first; all of them ought to be among the first ten. */
  pages: readonly string[]
}

/** Searches that look for text as it is written would answer some way. */
const AS_WRITTEN: readonly RatedQuery[] = [
  { query: 'Closed Mondays', pages: ['/news/closed-mondays'] },
  { query: 'goats', pages: ['/news/goats-on-the-north-slope'] },
  { query: 'tapestry', pages: ['/news/the-wrong-question-about-tapestry', '/exhibitions/crossing-threads'] },
  { query: 'Mara Quill', pages: ['/author/mara-quill'] },
  { query: 'Walter Nyquist', pages: ['/author/walter-nyquist'] },
  { query: 'Painted Skies', pages: ['/exhibitions/painted-skies'] },
  { query: 'Two Rooms', pages: ['/exhibitions/two-rooms'] },
  { query: 'Kiln Night', pages: ['/calendar/kiln-night-first-firing', '/calendar/kiln-night'] },
  { query: 'accessibility', pages: ['/accessibility'] },
  { query: 'volunteer', pages: ['/about/join-and-give/volunteer'] },
  { query: 'privacy', pages: ['/legal/privacy'] },
  { query: 'cookies', pages: ['/legal/cookies-notice'] },
  { query: 'interlibrary loan', pages: ['/research-conservation/library/interlibrary-loan'] },
  { query: 'Board of Trustees', pages: ['/about/leadership-governance/board'] },
  { query: 'past exhibitions', pages: ['/art/collection/past-exhibitions'] },
  { query: 'shopping', pages: ['/visit/center/shopping', '/visit/villa/shopping'] },
  { query: 'group visits', pages: ['/visit/center/group-visits', '/visit/villa/group-visits'] },
  { query: 'parking', pages: ['/visit/center/parking-and-transportation', '/visit/villa/parking-and-transportation'] },
  { query: 'quince', pages: ['/news/pruning-the-quince'] },
  { query: 'Villa Highlights', pages: ['/calendar/tours/villa-highlights'] },
  { query: 'frame shop', pages: ['/news/the-frame-shop-has-two-clocks'] },
  { query: 'chess', pages: ['/calendar/chess-on-the-terrace'] },
  { query: 'Storytelling under the sycamore', pages: ['/calendar/story-hour'] },
  { query: 'deaccessioning', pages: ['/museum/deaccessioning'] },
  { query: 'calendar', pages: ['/calendar'] },
  { query: 'news', pages: ['/news'] },
  {
    query: 'mosaic',
    pages: ['/conservation-institute/buildings-and-sites/archaeological-site-conservation-and-management'],
  },
  { query: 'lacquer', pages: ['/conservation-institute/collections/decorative-surfaces'] },
  { query: 'comet', pages: ['/calendar/comet-club', '/calendar/the-comet-of-the-third-year'] },
  { query: 'provenance', pages: ['/museum/provenance', '/news/tag/provenance', '/calendar/provenance-clinic'] },
  { query: 'drone', pages: ['/visit/photo-and-video-policy', '/calendar/from-the-quarry-to-the-cloud'] },
  { query: 'grants database', pages: ['/funding/grants-database'] },
  { query: 'octopus', pages: ['/news/an-octopus-in-eleven-strokes', '/calendar/octopus-in-clay'] },
  { query: 'directions', pages: ['/visit', '/visit/center', '/visit/villa'] },
  { query: 'admission', pages: ['/visit', '/visit/center', '/visit/villa'] },
  { query: 'terms of use', pages: ['/legal/terms-of-use'] },
]

/** Searches that find nothing where text is looked for as it is typed. */
const OTHERWISE: readonly RatedQuery[] = [
  // Typing errors.
  { query: 'Ines Valderama', pages: ['/author/ines-valderrama'] },
  { query: 'Tomas Okaffor', pages: ['/author/tomas-okafor'] },
  { query: 'Lucia Bendetti', pages: ['/author/lucia-benedetti'] },
  { query: 'Ruth Lindquist', pages: ['/author/ruth-lindqvist'] },
  { query: 'Samir Hadad', pages: ['/author/samir-haddad'] },
  { query: 'Pria Raman', pages: ['/author/priya-raman'] },
  { query: 'parkign', pages: ['/visit/center/parking-and-transportation', '/visit/villa/parking-and-transportation'] },
  { query: 'accesibility', pages: ['/accessibility'] },
  { query: 'provenence', pages: ['/museum/provenance', '/news/tag/provenance', '/calendar/provenance-clinic'] },
  { query: 'exibitions', pages: ['/exhibitions', '/art/collection/past-exhibitions'] },
  {
    query: 'repatriation tapestrys',
    pages: ['/news/the-wrong-question-about-tapestry', '/exhibitions/crossing-threads'],
  },
  { query: 'volunter', pages: ['/about/join-and-give/volunteer'] },
  // Plurals and other forms of a word.
  { query: 'adhesive', pages: ['/news/adhesives-we-regret'] },
  { query: 'octopuses', pages: ['/news/an-octopus-in-eleven-strokes', '/calendar/octopus-in-clay'] },
  { query: 'goat grazing', pages: ['/news/goats-on-the-north-slope'] },
  { query: 'gilded', pages: ['/calendar/gilding-in-an-afternoon'] },
  { query: 'loan requests', pages: ['/museum/requesting-loans'] },
  { query: 'dehumidifiers', pages: ['/news/grant-number-one-thousand'] },
  { query: 'prune quinces', pages: ['/news/pruning-the-quince'] },
  { query: 'mended jars', pages: ['/news/the-jar-that-was-mended-twice'] },
  { query: 'photography policies', pages: ['/visit/photo-and-video-policy'] },
  { query: 'sketching on Sundays', pages: ['/calendar/sunday-sketch'] },
  // Accents, and their absence.
  { query: 'Inés Valderrama', pages: ['/author/ines-valderrama'] },
  { query: 'Tomás Okafor', pages: ['/author/tomas-okafor'] },
  { query: 'recorrido en espanol', pages: ['/calendar/villa-highlights-in-spanish'] },
  { query: 'tésts tiles', pages: ['/news/four-hundred-test-tiles'] },
  // Words that stand apart.
  { query: 'Lindqvist cleaning Marchetti', pages: ['/news/leave-the-red-alone', '/calendar/leave-the-red-alone'] },
  { query: 'earthquake marble', pages: ['/news/standing-still-while-the-floor-moves'] },
  { query: 'garden Romans', pages: ['/news/what-the-romans-planted'] },
  { query: 'stair rotunda deep', pages: ['/news/stairs-that-slow-you-down'] },
  { query: 'weaver ledger Spanish', pages: ['/news/how-to-read-a-weavers-ledger'] },
  { query: 'villa lunch', pages: ['/visit/villa/food-and-drink'] },
  { query: 'center restaurant dinner', pages: ['/visit/center/food-and-drink'] },
  { query: 'wedding photographs', pages: ['/visit/photo-and-video-policy'] },
  { query: 'wheelchair', pages: ['/accessibility', '/accessibility/mobility'] },
  { query: 'library card', pages: ['/research-conservation/library/reader-registration'] },
  // Phrases from inside a text, not quite as they stand there.
  { query: 'chilled photo store electricity harbor', pages: ['/news/grant-number-one-thousand'] },
  { query: 'marbled paper, ox gall', pages: ['/news/paper-that-begins-as-a-puddle'] },
  { query: 'sixty glass slides in the galleries', pages: ['/news/counting-dust'] },
  { query: '"medieval painter could buy"', pages: ['/news/a-green-that-eats-the-page'] },
  { query: 'gallery officer’s notebook', pages: ['/news/post-fourteen'] },
  // What visitors want.
  { query: 'open today', pages: ['/visit', '/visit/center', '/visit/villa'] },
  { query: 'opning hours', pages: ['/visit', '/visit/center', '/visit/villa'] },
  { query: 'tickets', pages: ['/visit', '/visit/center', '/visit/villa', '/visit/center/faqs'] },
  { query: 'directions to the villa', pages: ['/visit/villa', '/visit/villa/parking-and-transportation'] },
  { query: 'getting to the center', pages: ['/visit/center', '/visit/center/parking-and-transportation'] },
  { query: 'highlights center', pages: ['/visit/center/top-things-to-do'] },
  { query: 'what’s on', pages: ['/whats-on'] },
  { query: 'where to eat', pages: ['/visit/center/food-and-drink', '/visit/villa/food-and-drink'] },
  { query: 'gift shop', pages: ['/visit/center/shopping', '/visit/villa/shopping'] },
  { query: 'greek pottery grade 5', pages: ['/education/k-12-learning/pots-that-look-back'] },
  // Whole questions.
  { query: 'when is the shop open', pages: ['/visit/center/shopping', '/visit/villa/shopping'] },
  { query: 'is the shop open today?', pages: ['/visit', '/visit/center/shopping', '/visit/villa/shopping'] },
  { query: 'when does the shop close today?', pages: ['/visit/center/shopping', '/visit/villa/shopping'] },
  { query: 'how much is parking', pages: ['/visit/center/parking-and-transportation', '/visit'] },
  { query: 'what are the opening hours', pages: ['/visit', '/visit/center', '/visit/villa'] },
  { query: 'events for kids', pages: ['/visit/center/family-visits', '/visit/villa/family-visits', '/calendar'] },
]

/** The fixed set of searches by which the ranking is judged. Half of them find nothing by plain comparison of text. */
export const ratedQueries: readonly RatedQuery[] = [...AS_WRITTEN, ...OTHERWISE]

/** What the search of the demo is told to take for each other. */
export const alike: readonly (readonly string[])[] = [
  ['where to eat', 'eat', 'eating', 'food', 'food and drink', 'restaurant', 'café', 'lunch', 'dinner'],
  ['shop', 'gift shop', 'store', 'museum shop', 'bookshop'],
  ['tickets', 'admission', 'prices', 'entrance fee'],
  ['parking', 'car park', 'garage'],
  ['pottery', 'ceramics', 'vases', 'pots'],
]
