/** The address that the form leads to, without what is empty; two equal days are one date. */
export function queryOfForm(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value !== '') query.append(name, String(value))
  const [from, to] = [query.get('startdate'), query.get('enddate')]
  if (from && from === to) {
    query.delete('startdate')
    query.delete('enddate')
    query.set('date', from)
  }
  const text = query.toString()
  return text ? `${form.action}?${text}` : form.action.replace(/(?<=.)\/$/, '')
}
