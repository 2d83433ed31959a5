import { type PromoFields, promoCard } from 'atrium/model/promo/promo-card.ts'
import { useLanguageOf } from '../render-context.tsx'
import { type RowSize, rowOfEach } from '../rows/rows.ts'
import { Promo } from './promo.tsx'

interface PromoListProps {
  items: readonly PromoFields[]
  /** How many share a row on wide screens. */
  most?: RowSize
}

/** Promos side by side; one without a title says nothing and is left out. */
export function PromoList({ items, most = 3 }: PromoListProps) {
  const languageOf = useLanguageOf()
  const promos = items.map((item) => ({ ...promoCard(item), ...languageOf(item) })).filter((promo) => promo.title)
  if (promos.length === 0) return null
  const rows = rowOfEach(promos.length, most)
  return (
    <ul className="rows promo-cards">
      {promos.map((promo, index) => (
        <li key={promo.uid ?? `${index} ${promo.title}`} data-row={rows[index]}>
          <Promo promo={promo} picture={(rows[index] ?? 0) > 2 ? 'post_medium' : 'post_half'} />
        </li>
      ))}
    </ul>
  )
}
