const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]

/** Keeps the languages and directions that say something: programs name that of the program, or of the site, everywhere. */
export function keepLanguages(pasted: Element, language: string): void {
  for (const element of pasted.querySelectorAll('[lang]'))
    if (primary(element.getAttribute('lang') ?? '') === primary(language)) element.removeAttribute('lang')
  for (const element of pasted.querySelectorAll('[dir]'))
    if (!element.hasAttribute('lang') && element.getAttribute('dir')?.toLowerCase() !== 'rtl')
      element.removeAttribute('dir')
}
