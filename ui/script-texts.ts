/**
 * Holds what a script says, in the language of the page: the page brings the words where it is another than English.
 *
 * @param element that bears them in `data-messages`, as `useScriptMessages` gives them
 */
export const textsIn = <English extends Readonly<Record<string, string>>>(
  element: HTMLElement,
  english: English,
): Readonly<Record<keyof English, string>> => ({ ...english, ...JSON.parse(element.dataset.messages ?? '{}') })
