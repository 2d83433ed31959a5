/** The covers of the two periodicals and the signs of the series of recordings. */

import { cover, square } from './cover.mjs'
import { arches, cards, combed, contours, diamonds, ledger, moons, quarters, stairs, stars, wall } from './patterns.mjs'
import { bubbles, cracks, dial, drawers, envelopes, frameBack, hole, rain, sign, sound, strokes } from './signs.mjs'
import { birds, branch, goat, moths, palm, pot, shears, upright } from './things.mjs'

const journal = (number, tone, title, motif) => cover('journal', tone, title, motif, `${number}`)
const quarterly = (number, tone, title, motif) => cover('quarterly', tone, title, motif, `No. ${number}`)

/** How each is drawn, by the name that its issue, series or season has. */
export const issues = {
  'journal-23': journal(23, 'white', 'Thresholds', arches(7)),
  'journal-24': journal(24, 'paper', 'Hands', palm),
  'journal-25': journal(25, 'grey', 'Backs', frameBack),
  'journal-26': journal(26, 'white', 'Lists', ledger(16)),
  'journal-27': journal(27, 'sky', 'Borrowed Light', dial(28)),
  'journal-28': journal(28, 'paper', 'Small Towns', wall(7)),
  'journal-29': journal(29, 'rose', 'Errors', sign('?', 0.15)),
  'journal-30': journal(30, 'ink', 'Night Work', stars(14)),
  'journal-31': journal(31, 'yellow', 'Prices', cards(6)),
  'journal-32': journal(32, 'white', 'The Second Hand', strokes(12)),
  'journal-33': journal(33, 'sky', 'Wells, Cisterns, Rain', rain),
  'journal-34': journal(34, 'rose', 'Paper That Changed Its Mind', hole),
  'quarterly-38': quarterly(38, 'orange', 'Wrong Questions', sign('?', 0.2)),
  'quarterly-39': quarterly(39, 'sea', 'Last Readers', cards(5)),
  'quarterly-40': quarterly(40, 'yellow', 'Margins', combed(4)),
  'quarterly-41': quarterly(41, 'brick', 'Four Hundred Tiles', quarters(5)),
  'quarterly-42': quarterly(42, 'ink', 'The Moon, Twice', moons(2, 3)),
  'quarterly-43': quarterly(43, 'garden', 'Post Fourteen', contours(8)),
  'quarterly-44': quarterly(44, 'sky', 'Animals at Work', goat),
  'quarterly-45': quarterly(45, 'rose', 'Shears and Saws', shears),
  'quarterly-46': quarterly(46, 'plum', 'The Other Side', diamonds(3)),
  'quarterly-47': quarterly(47, 'paper', 'In Eleven Strokes', strokes(11)),
  'quarterly-48': quarterly(48, 'grey', 'What Is Under the Hill', stairs(8)),
  'quarterly-49': quarterly(49, 'white', 'Doing Nothing, Carefully', branch(2)),
  'minute-in-here': square('garden', 'A Minute in Here', sound(31, 1)),
  'minute-villa': square('sea', 'The Villa', arches(4), 'A Minute in Here 1'),
  'minute-center': square('sky', 'The Center', stairs(6), 'A Minute in Here 2'),
  'hands-of-the-collection': square('orange', 'Hands of the Collection', sound(25, 2)),
  'hands-season': square('paper', 'At the Bench', upright(palm), 'Hands of the Collection 1'),
  'out-of-storage': square('grey', 'Out of Storage', drawers(5, 3)),
  'storage-villa': square('brick', 'Under the Villa', pot('bowl'), 'Out of Storage 1'),
  'storage-flat-files': square('yellow', 'Flat Files', drawers(2, 6), 'Out of Storage 2'),
  'read-aloud': square('plum', 'Read Aloud', sound(29, 3)),
  'aloud-letters': square('rose', 'Letters That Came Back', envelopes(3), 'Read Aloud 1'),
  'aloud-margin': square('ink', 'In the Margin', ledger(11), 'Read Aloud 2'),
  'salt-brine': square('rose', 'Brine, Bark, Battery', bubbles(30)),
  'salt-fog-signal': square('grey', 'Fog Signal', sound(19, 4)),
  'salt-sea-glass': square('sea', 'Sea Glass', cracks(4)),
  'salt-weather-log': square('paper', 'The Keeper’s Weather Log', rain),
  'open-doors': square('yellow', 'Open Doors', arches(5)),
  'family-days': square('sky', 'Family Days', birds),
  'slow-evenings': square('ink', 'Slow Evenings', upright(moths)),
}
