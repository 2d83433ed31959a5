import { type PromoFields, promoCard } from 'atrium/model/promo/promo-card.ts'
import { Promo } from './promo.tsx'

/** Promos side by side; one without a title says nothing and is left out. */
export function PromoList({ items }: { items: readonly PromoFields[] }) {
  const promos = items.map(promoCard).filter((promo) => promo.title)
  if (promos.length === 0) return null
  const picture = promos.length > 2 ? 'post_medium' : 'post_half'
  return (
    <ul className="promo-cards">
      {promos.map((promo, index) => (
        <li key={promo.uid ?? `${index} ${promo.title}`}>
          <Promo promo={promo} picture={picture} />
        </li>
      ))}
    </ul>
  )
}
