import { defineModule, f, section } from '#engine'
import contentPromo from '#model/promo/types/content-promo.ts'
import promo from '#model/promo/types/promo.ts'

/** The way into the shop. */
export const storePromo = defineModule({
  label: 'Store promo',
  help: 'One invitation to the shop; its words are in its own entry.',
  field: (options) => f.reference([contentPromo, promo], options),
  section: (item) => section('storePromo', { item }),
})
