import { Icon } from '#ui/icon/icon.tsx'
import { useMessages } from '#ui/render-context.tsx'
import { carriedBy, type FilteredListFields, type FilterField } from './fields.ts'
import messages from './messages.ts'

/** Of so many choices all stand in a row over the list. */
const IN_A_ROW = 5
/** Of more choices than these the rest is folded away. */
const SEEN = 8

interface FiltersProps extends Pick<FilteredListFields, 'path' | 'filters' | 'chosen' | 'query'> {
  id: string
  /** Says how many the choice leaves, on the button that leads to them. */
  show: string
}

type FormProps = Omit<FiltersProps, 'chosen'> & { className: string; popover?: 'auto' }

/**
 * The choices of a list as a plain GET form. Few stand in a row over the list; many stand beside it, and on narrow
 * screens in a sheet that opens over the page.
 */
export function Filters({ chosen, ...props }: FiltersProps) {
  const t = useMessages(messages)
  const { id, filters } = props
  if (filters.length === 0) return null
  if (filters.length === 1 && filters[0] && filters[0].choices.length <= IN_A_ROW)
    return <Form {...props} className="filter-row" />
  return (
    <>
      <button type="button" className="filter-open" popoverTarget={`${id}-form`}>
        <Icon name="sliders-horizontal" />
        <span id={`${id}-open`}>{chosen.length > 0 ? t.filtersChosen({ number: chosen.length }) : t.filters}</span>
      </button>
      <Form {...props} className="filter-sheet" popover="auto" />
    </>
  )
}

function Form({ id, path, filters, query, show, className, popover }: FormProps) {
  const t = useMessages(messages)
  return (
    <form
      className={className}
      id={`${id}-form`}
      popover={popover}
      action={`${path}#${id}`}
      method="get"
      autoComplete="off"
      aria-label={t.filters}
      data-refresh={`${id}-count ${id}-results ${popover ? `${id}-open` : ''}`.trim()}
    >
      {popover && (
        <div className="filter-sheet-head">
          <p>{t.filters}</p>
          <button type="button" popoverTarget={`${id}-form`} popoverTargetAction="hide">
            <Icon name="x" label={t.close} />
          </button>
        </div>
      )}
      {carriedBy({ query, filters }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {filters.map((filter) => (
        <Filter key={filter.name} {...filter} />
      ))}
      <div className="filter-actions">
        <button type="submit" data-live={show}>
          {t.showResults}
        </button>
      </div>
    </form>
  )
}

function Filter({ name, label, single, choices }: FilterField) {
  const t = useMessages(messages)
  const [seen, folded] = choices.length > SEEN + 1 ? [choices.slice(0, SEEN), choices.slice(SEEN)] : [choices, []]
  return (
    <fieldset>
      <legend>{label}</legend>
      {single && (
        <Choice name={name} single value="" label={t.any} isChosen={!choices.some(({ isChosen }) => isChosen)} />
      )}
      {seen.map((choice) => (
        <Choice key={choice.value} name={name} single={single} {...choice} />
      ))}
      {folded.length > 0 && (
        <details open={folded.some(({ isChosen }) => isChosen)}>
          <summary>{t.more({ number: folded.length })}</summary>
          {folded.map((choice) => (
            <Choice key={choice.value} name={name} single={single} {...choice} />
          ))}
        </details>
      )}
    </fieldset>
  )
}

type ChoiceProps = Pick<FilterField, 'name' | 'single'> & {
  value: string
  label: string
  count?: number
  isChosen: boolean
}

function Choice({ name, single, value, label, count, isChosen }: ChoiceProps) {
  return (
    <label className="filter-choice">
      <input type={single ? 'radio' : 'checkbox'} name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  )
}
