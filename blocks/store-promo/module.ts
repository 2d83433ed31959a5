import { defineModule, f, section } from 'atrium'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import promo from 'atrium/model/promo/types/promo.ts'

/** The way into the shop. */
export const storePromo = defineModule({
  label: 'Store promo',
  help: 'One invitation to the shop; its words are in its own entry.',
  field: (options) => f.reference([contentPromo, promo], options),
  section: (item) => section('storePromo', { item }),
})
