import { languageAttributes } from 'atrium'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { useMessages, useNumbers } from 'atrium/ui/render-context.tsx'
import { Days } from './days.tsx'
import { carriedBy, type FilteredListFields, type FilterField } from './fields.ts'
import messages from './messages.ts'

/** Of so many choices all are in a row over the list. */
const IN_A_ROW = 5
/** Of more choices than these the rest is folded away. */
const MAX_UNFOLDED = 8
/** The parameter under which the form sends an order. */
const SORT = 'sort'

interface FiltersProps extends Pick<FilteredListFields, 'path' | 'filters' | 'sorts' | 'chosen' | 'query'> {
  id: string
  /** Says how many the choice leaves, on the button that leads to them. */
  show: string
}

type FormProps = Omit<FiltersProps, 'chosen'> & { title: string; className: string; popover?: 'auto' }

/**
 * The choices of a list as a plain GET form. Few are in a row over the list; many are beside it, and on narrow
 * screens in a sheet that opens over the page.
 */
export function Filters({ chosen, ...props }: FiltersProps) {
  const t = useMessages(messages)
  const { id, sorts } = props
  const filters = props.filters.filter(({ words }) => words === undefined)
  const groups = [
    ...filters.map(({ choices, days }) => (days ? MAX_UNFOLDED : choices.length)),
    ...(sorts.length > 0 ? [sorts.length] : []),
  ]
  if (groups.length === 0 && props.filters.length === 0) return null
  const title = sorts.length === 0 ? t.filters : filters.length === 0 ? t.sortBy : t.filterAndSort
  if (groups.length <= 1 && Math.max(0, ...groups) <= IN_A_ROW)
    return <Form {...props} title={title} className="filter-row" />
  return (
    <>
      <button type="button" className="filter-open on-screen" popoverTarget={`${id}-form`}>
        <Icon name="sliders-horizontal" />
        <span id={`${id}-open`}>{chosen.length > 0 ? t.chosen({ title, number: chosen.length }) : title}</span>
      </button>
      <Form {...props} title={title} className="filter-sheet" popover="auto" />
    </>
  )
}

function Form({ id, path, filters, sorts, query, show, title, className, popover }: FormProps) {
  const t = useMessages(messages)
  const sortNames = sorts.flatMap((sort) => [...new URLSearchParams(sort.query).keys()])
  const carried = carriedBy({ query, filters }).filter(([name]) => !sortNames.includes(name))
  return (
    <form
      className={className}
      id={`${id}-form`}
      popover={popover}
      action={`${path}#${id}`}
      method="get"
      autoComplete="off"
      aria-label={title}
      data-refresh={`${id}-count ${id}-results ${popover ? `${id}-open` : ''}`.trim()}
    >
      {popover && (
        <div className="filter-sheet-head" data-shown={sorts.length > 0 ? '' : undefined}>
          <p>{title}</p>
          <button type="button" popoverTarget={`${id}-form`} popoverTargetAction="hide">
            <Icon name="x" label={t.close} />
          </button>
        </div>
      )}
      {carried.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {sorts.length > 0 && (
        <fieldset>
          <legend>{t.sortBy}</legend>
          {sorts.map((sort) => (
            <Choice key={sort.value} name={SORT} single {...sort} />
          ))}
        </fieldset>
      )}
      {filters.map(({ days, words, ...filter }) =>
        words !== undefined ? null : days ? (
          <Days key={filter.name} label={filter.label} {...days} />
        ) : (
          <Filter key={filter.name} {...filter} />
        ),
      )}
      <div className="filter-actions">
        <button type="submit" data-live={show}>
          {t.showResults}
        </button>
      </div>
    </form>
  )
}

function Filter({ name, label, single, choices }: Omit<FilterField, 'days' | 'words'>) {
  const t = useMessages(messages)
  const [seen, folded] =
    choices.length > MAX_UNFOLDED + 1 ? [choices.slice(0, MAX_UNFOLDED), choices.slice(MAX_UNFOLDED)] : [choices, []]
  const shown = (some: typeof choices) =>
    some.map((choice) => <Choice key={choice.value} name={name} single={single} {...choice} />)
  return (
    <fieldset>
      <legend>{label}</legend>
      {single && (
        <Choice name={name} single value="" label={t.any} isChosen={!choices.some(({ isChosen }) => isChosen)} />
      )}
      {shown(seen)}
      {folded.length > 0 && (
        <details open={folded.some(({ isChosen }) => isChosen)}>
          <summary>{t.more({ number: folded.length })}</summary>
          {shown(folded)}
        </details>
      )}
    </fieldset>
  )
}

interface ChoiceProps extends Pick<FilterField, 'name' | 'single'>, Omit<FilterField['choices'][number], 'count'> {
  count?: number
  /** Holds what is in the address for it where that is not name and value. */
  query?: string
}

function Choice({ name, single, value, label, lang, count, isChosen, query }: ChoiceProps) {
  const numbers = useNumbers()
  return (
    <label className="filter-choice">
      <input
        type={single ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        defaultChecked={isChosen}
        data-query={query || undefined}
      />
      <span {...languageAttributes(lang)}>{label}</span>
      {count !== undefined && <small>{numbers.count(count)}</small>}
    </label>
  )
}
