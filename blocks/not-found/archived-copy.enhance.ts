/**
 * Asks the look-up page behind the link in `element` and shows its answer in the link's place. When that fails the link
 * stays, and works.
 */
export default async function showArchivedCopy(element: HTMLElement): Promise<void> {
  const link = element.querySelector('a')
  if (!link) return
  const answer = await fetch(link.href).catch(() => null)
  if (!answer?.ok || answer.redirected) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const outcome = page.getElementById('archived-copy')
  if (outcome) element.replaceChildren(...outcome.childNodes)
}
