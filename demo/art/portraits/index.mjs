/** Portraits of the people of the Ellery, in the flat colours of the views. */

import { View } from '../lib/view.mjs'
import { DRESS } from './dress/index.mjs'
import { features } from './face.mjs'
import { ears, glasses } from './glasses.mjs'
import { HAIR } from './hair/index.mjs'
import { Head } from './head.mjs'
import { mouth } from './mouth.mjs'
import { daeHyunPark, maraQuill, ruthLindqvist } from './sitters/conservators.mjs'
import { luciaBenedetti, priyaRaman, samirHaddad, tomasOkafor } from './sitters/curators.mjs'
import {
  cosimaAbdullahi,
  dagnyOkoye,
  florianTesfaye,
  joaquinAsher,
  perpetuaLindholm,
  rubenIto,
  winifredSato,
} from './sitters/foundation/office.mjs'
import {
  bashirOlawale,
  emilSaavedra,
  henriettaQuon,
  leilaniBrandt,
  ngoziLindgren,
  ottilieMarchetti,
  thaddeusMoyo,
} from './sitters/foundation/programs.mjs'
import {
  emilSandoval,
  fatimaBelkacem,
  gwilymProsser,
  josefinaKirkbride,
  kwabenaLister,
  oswinClarke,
  theoNakagawa,
  winifredLau,
  yvonneTremblay,
} from './sitters/galleries.mjs'
import { beatriceOyelaran, walterNyquist } from './sitters/house.mjs'
import { hesterAmiri, ignacioBell, lorenzWhitby, margueriteDvorak, mirelaSantos } from './sitters/institute.mjs'
import { clementAshworth, demetraKalogeras, herminiaChavez, pilarOsei, rosalindHart } from './sitters/keepers.mjs'
import { eunJiCho, inesValderrama, noahWhitfield } from './sitters/librarians.mjs'
import { celesteAbara, felixArroyo, hanaSorensen, jonahFeld } from './sitters/public.mjs'
import {
  amaraDiallo,
  bartholomewNg,
  callumAdeyemi,
  ephraimCastell,
  luzAranda,
  odalysPrieto,
  sidonyVale,
  stellanMoreau,
  zofiaHernandez,
} from './sitters/research/collections.mjs'
import {
  judithSommerau,
  katarzynaFeldmann,
  mireilleOsei,
  tobiahLund,
} from './sitters/research/provenance.mjs'
import { adaoraNwosu, elkeRosander, simonAchterberg, yukiHarlan } from './sitters/scientists.mjs'
import {
  ingeborgAsante,
  kenjiAlvarado,
  rafaelMonteverde,
  wilhelminaTate,
} from './sitters/trust/conservation.mjs'
import {
  augustinPrewitt,
  clementineAdeyemi,
  dunstanOkeke,
  farahDelacroixOwens,
  isidroFairbank,
  lenoraCastellanWebb,
  ottilieBrandtReyes,
  ruiTempleman,
} from './sitters/trust/leaders.mjs'
import {
  corneliusVaneAldridge,
  emmettRasmussen,
  harrietStromquist,
  josefinaArkwright,
} from './sitters/trust/presidents.mjs'
import {
  beaTansley,
  coralieMbatha,
  desmondOkoro,
  gianlucaMoro,
  gregorFalkenrath,
  meiLinFoster,
  nadiaKarim,
  sookHeeBaek,
} from './sitters/workshops.mjs'

/** The sitters, in the order of the authors and staff. */
const SITTERS = [
  maraQuill,
  tomasOkafor,
  inesValderrama,
  ruthLindqvist,
  daeHyunPark,
  celesteAbara,
  jonahFeld,
  priyaRaman,
  walterNyquist,
  luciaBenedetti,
  samirHaddad,
  eunJiCho,
  hanaSorensen,
  felixArroyo,
  beatriceOyelaran,
  noahWhitfield,
  adaoraNwosu,
  clementAshworth,
  demetraKalogeras,
  elkeRosander,
  herminiaChavez,
  hesterAmiri,
  ignacioBell,
  lorenzWhitby,
  margueriteDvorak,
  mirelaSantos,
  pilarOsei,
  rosalindHart,
  simonAchterberg,
  yukiHarlan,
  beaTansley,
  coralieMbatha,
  desmondOkoro,
  emilSandoval,
  fatimaBelkacem,
  gianlucaMoro,
  gregorFalkenrath,
  gwilymProsser,
  josefinaKirkbride,
  kwabenaLister,
  meiLinFoster,
  nadiaKarim,
  oswinClarke,
  sookHeeBaek,
  theoNakagawa,
  winifredLau,
  yvonneTremblay,
  lenoraCastellanWebb,
  augustinPrewitt,
  dunstanOkeke,
  farahDelacroixOwens,
  ruiTempleman,
  clementineAdeyemi,
  ottilieBrandtReyes,
  isidroFairbank,
  corneliusVaneAldridge,
  harrietStromquist,
  emmettRasmussen,
  josefinaArkwright,
  ingeborgAsante,
  rafaelMonteverde,
  wilhelminaTate,
  kenjiAlvarado,
  luzAranda,
  callumAdeyemi,
  zofiaHernandez,
  amaraDiallo,
  stellanMoreau,
  bartholomewNg,
  sidonyVale,
  odalysPrieto,
  ephraimCastell,
  katarzynaFeldmann,
  tobiahLund,
  mireilleOsei,
  judithSommerau,
  ottilieMarchetti,
  bashirOlawale,
  henriettaQuon,
  emilSaavedra,
  ngoziLindgren,
  thaddeusMoyo,
  leilaniBrandt,
  cosimaAbdullahi,
  rubenIto,
  dagnyOkoye,
  joaquinAsher,
  florianTesfaye,
  perpetuaLindholm,
  winifredSato,
]

/** One portrait: room, back hair, body, face, front hair. */
function portrait(id, p) {
  const v = new View(id, 1800, 2250, p.wall)
  p.room?.(v)
  const h = new Head(v, p.head)
  HAIR[p.hair].back?.(h, p)
  DRESS[p.dress].behind?.(v, p, h)
  const neck = p.neck ?? 0.4
  const [nx, ny] = h.at([[0, 0.6]])[0]
  const foot = ny + h.s * 1.05
  v.cut(h.skin, [
    [nx - neck * h.s, ny - 60],
    [nx + neck * h.s, ny - 60],
    [nx + neck * h.s * 1.05, foot - 120],
    [nx + neck * h.s * 1.7, foot],
    [nx, foot + 190],
    [nx - neck * h.s * 1.7, foot],
    [nx - neck * h.s * 1.05, foot - 120],
  ])
  const side = h.turn >= 0 ? 1 : -1
  v.soft(
    h.shade,
    [
      [nx - side * neck * h.s * 0.95, ny + h.s * 0.22],
      [nx, ny + h.s * 0.56],
      [nx + side * neck * h.s * 0.5, ny + h.s * 0.86],
      [nx + side * neck * h.s * 1.06, foot - 100],
      [nx + side * neck * h.s * 1.02, ny],
    ],
    0.9,
  )
  DRESS[p.dress].front(v, p, { x: nx, y: foot - 60, s: h.s })
  ears(h, p)
  features(h, p)
  HAIR[p.hair].beard?.(h, p)
  mouth(h, p)
  if (p.beard) HAIR[p.beard].beard(h, p, mouth)
  HAIR[p.hair].front?.(h, p)
  glasses(h, p)
  p.extra?.(v, h)
  return v.finish('translate(-126 -192) scale(1.14)')
}

/** All portraits by id. */
export const works = Object.fromEntries(
  SITTERS.map((sitter, i) => {
    const id = `portrait-${String(i + 1).padStart(2, '0')}`
    return [id, () => portrait(id, sitter)]
  }),
)
