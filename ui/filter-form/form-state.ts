import { digitsAt } from '../digits.ts'

const choices = (form: ParentNode): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]'),
]
/** Fields that are typed in, some of them beside the form. */
const typed = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter((field): field is HTMLInputElement => field.matches('[type=date], [type=search]'))
const liveLinks = (form: ParentNode): HTMLAnchorElement[] => [
  ...form.querySelectorAll<HTMLAnchorElement>('a[data-live]'),
]

/**
 * The address that a form asks for by GET, from the first page of the list; what is empty is left out. What one choice
 * cannot send by its name and value is in its `data-query`.
 */
export function addressOf(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
  const query = new URLSearchParams(pairs)
  for (const { checked, name, dataset } of choices(form))
    if (checked && dataset.query) {
      query.delete(name)
      for (const [own, value] of new URLSearchParams(dataset.query)) query.append(own, value)
    }
  const { pathname } = new URL(form.action)
  const text = query.toString()
  return text ? `${pathname}?${text}` : pathname
}

/** Whether something was chosen since the page came. */
export const isChanged = (form: HTMLFormElement): boolean =>
  choices(form).some(({ checked, defaultChecked }) => checked !== defaultChecked) ||
  typed(form).some(({ value, defaultValue }) => value !== defaultValue)

/** Checks and writes what a query chooses, and nothing else. A radio without a value means none. */
export function check(form: HTMLFormElement, search: string): void {
  const query = new URLSearchParams(search)
  for (const input of choices(form)) {
    const { name, value, dataset } = input
    const pairs = dataset.query ? [...new URLSearchParams(dataset.query)] : [[name, value] as const]
    input.checked = value ? pairs.every(([own, wanted]) => query.getAll(own).includes(wanted)) : !query.has(name)
  }
  for (const input of typed(form)) input.value = query.get(input.name) ?? ''
}

/** Takes over what a fetched page says of a form that is already there. @param stale what a field holds in which nobody types */
export function takeOver(form: HTMLFormElement, page: Document, stale?: string): void {
  const fresh = page.getElementById(form.id) as HTMLFormElement | null
  if (!fresh) return
  const counts = new Map(choices(fresh).map((input) => [keyOf(input), countOf(input)?.textContent]))
  for (const input of choices(form)) {
    const count = countOf(input)
    // A filter shows 60 choices: of more, those that it leaves out may find something.
    const isCut = fresh.querySelectorAll(`input[name="${input.name}"]`).length >= 60
    if (count) count.textContent = counts.get(keyOf(input)) ?? (isCut ? '' : digitsAt(form)(0))
  }
  const fetched = new Map(typed(fresh).map(({ name, defaultValue }) => [name, defaultValue]))
  // One that is being typed in is the visitor's.
  for (const input of typed(form))
    if (input !== document.activeElement || input.value === stale) input.value = fetched.get(input.name) ?? ''
  const links = liveLinks(fresh)
  for (const [index, link] of liveLinks(form).entries()) {
    link.href = links[index]?.href ?? link.href
    link.ariaCurrent = links[index]?.ariaCurrent ?? null
  }
  const button = form.querySelector<HTMLButtonElement>('button[data-live]')
  const words = fresh.querySelector<HTMLButtonElement>('button[data-live]')?.dataset.live
  if (button && words) button.textContent = words
}

const keyOf = ({ name, value }: HTMLInputElement): string => `${name}=${value}`
const countOf = (input: HTMLInputElement): Element | null | undefined => input.closest('label')?.querySelector('small')

/** Focus stays where it is; where its element goes, it goes to the first of the parts, which says what has become of it. */
export function keepFocus(parts: readonly HTMLElement[], change: () => void): void {
  const [first] = parts
  const hadFocus = parts.some((part) => part.contains(document.activeElement))
  change()
  if (!hadFocus || !first) return
  first.tabIndex = -1
  first.focus({ preventScroll: true })
}
