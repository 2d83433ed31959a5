/** Opens a month's days under its button, loaded on the first tap; the two date fields beside it stay what counts. */
export default async function datePicker(element: HTMLElement): Promise<void> {
  await import('./month/month.ts')
  const fields = element.closest('fieldset') as HTMLFieldSetElement
  const button = element.querySelector('button') as HTMLButtonElement
  const [from, to] = fields.querySelectorAll<HTMLInputElement>('input[type="date"]') as unknown as [
    HTMLInputElement,
    HTMLInputElement,
  ]
  const days = document.createElement('calendar-range')
  const attributes = {
    id: `${fields.form?.id ?? 'filter'}-days`,
    min: from.min,
    max: from.max,
    today: from.min,
    locale: document.documentElement.lang,
    // Not every browser knows on which day weeks begin.
    'first-day-of-week': element.dataset.firstWeekday ?? '0',
  }
  for (const [name, value] of Object.entries(attributes)) days.setAttribute(name, value)
  days.append(document.createElement('calendar-month'))
  days.hidden = true
  element.append(days)

  const open = (isOpen: boolean) => {
    if (isOpen) {
      const last = to.value || from.value
      days.setAttribute('value', from.value ? `${from.value}/${last}` : '')
      days.setAttribute('focused-date', from.value || from.min)
    }
    days.hidden = !isOpen
    button.ariaExpanded = `${isOpen}`
  }
  button.setAttribute('aria-controls', days.id)
  button.addEventListener('click', () => open(days.hasAttribute('hidden')))
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || days.hidden) return
    // Not also the sheet around it.
    event.preventDefault()
    open(false)
    button.focus()
  })
  days.addEventListener('change', (event) => {
    event.stopPropagation()
    const [first = '', last = ''] = (days as HTMLElement & { value: string }).value.split('/')
    from.value = first
    to.value = last
    from.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
