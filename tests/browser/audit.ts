import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOnly } from 'axe-core'
import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'
import type { Page } from 'playwright'
import { inspectable } from './browser.ts'
import { findOverlaps } from './overlap.ts'

/** Brings axe into a page, not into its frames. */
export const AXE_SCRIPT = `if (self === top) { ${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')} }`
/** Windows that were looked at with axe: it comes with each further page they show, which is cheaper than to hand it over. */
const withAxe = new WeakSet<Page>()

const rules = {
  // The site's own style of writing HTML, which React prints.
  'attribute-boolean-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  'long-title': 'off',
  'no-trailing-whitespace': 'off',
  'attribute-empty-style': 'off',
  // Telephone numbers stand in links as the requirements print them.
  'tel-non-breaking': 'off',
  'prefer-native-element': 'off',
} as const

/** Puts the rules together once: that takes longer than to look at a page. */
class KeptRules extends StaticConfigLoader {
  #kept?: ResolvedConfig | Promise<ResolvedConfig>
  override getConfigFor(name: string, more?: ConfigData): ResolvedConfig | Promise<ResolvedConfig> {
    this.#kept ??= super.getConfigFor(name, more)
    return this.#kept
  }
}

/** By the rules that do not apply. */
const validators = new Map<string, HtmlValidate>()

const ruleSet = <const Setting>(names: readonly string[], setting: Setting): Record<string, Setting> =>
  Object.fromEntries(names.map((name) => [name, setting]))

/**
 * What is wrong with the HTML as text, a line each; empty when it is valid.
 *
 * @param without rules that do not apply
 */
export async function htmlProblems(html: string, without: readonly string[] = []): Promise<string[]> {
  const key = without.join()
  const validator = validators.get(key) ?? validatorWithout(without)
  validators.set(key, validator)
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

const validatorWithout = (names: readonly string[]): HtmlValidate =>
  new HtmlValidate(
    new KeptRules({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: { ...rules, ...ruleSet(names, 'off') },
    }),
  )

/** Rules of axe that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
const WHOLE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in the colours of an open page, which was looked at in others before. */
export const colourProblems = (page: Page): Promise<string[]> => problemsBy(page, { type: 'rule', values: OF_COLOURS })

/**
 * What axe finds on an open page, a line each; empty when there is nothing.
 *
 * @param without rules that do not apply
 */
export const axeProblems = (page: Page, without: readonly string[] = []): Promise<string[]> =>
  problemsBy(page, { type: 'tag', values: WHOLE }, without)

async function problemsBy(page: Page, runOnly: RunOnly, without: readonly string[] = []): Promise<string[]> {
  const subject = await inspectable(page)
  const options = {
    resultTypes: ['violations'],
    runOnly,
    rules: ruleSet(without, { enabled: false }),
  }
  // What else it says of a page is much, and takes time on its way here.
  const run = `((${openWhatIsShown})(),
    axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations))`
  const look = (script: string) => subject.evaluate<AxeResults['violations']>(script)
  // Without axe the second look fails: nothing found is no answer then.
  const violations =
    (await look(`typeof axe === 'undefined' ? null : ${run}`)) ?? (await bringAxe(subject).then(() => look(run)))
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${help}. ${failureSummary}`),
  )
}

/** Opens what a style sheet shows although it is closed, which changes nothing that is seen: axe takes it for hidden. */
function openWhatIsShown(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])'))
    if (getComputedStyle(details, '::details-content').contentVisibility === 'visible') details.open = true
}

async function bringAxe(page: Page): Promise<void> {
  if (withAxe.has(page)) await page.addInitScript(AXE_SCRIPT)
  withAxe.add(page)
  await page.evaluate(AXE_SCRIPT)
}

/** Elements that stand out of the page at the side, whose text is cut off, or whose texts stand on each other. */
export const layoutProblems = (page: Page): Promise<string[]> =>
  page.evaluate(`[...(${findOverflow})(), ...(${findOverlaps})()]`)

/** Runs in the page. */
function findOverflow(): string[] {
  const name = (element: Element) =>
    `${element.localName}${element.id && `#${element.id}`}${[...element.classList].map((one) => `.${one}`).join('')}`
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/(auto|scroll|hidden|clip)/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const { clientWidth: width, scrollWidth } = document.documentElement
  // Hidden words count: a phone shows a page as small as it takes to fit them in.
  const wide = scrollWidth > width + 1 ? [`the page is ${scrollWidth} px wide on a screen of ${width} px`] : []
  const out = [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return (
        own > 0 &&
        (right > width + 1 || left < -1) &&
        !scrolls(element.parentElement) &&
        !element.closest('.visually-hidden, .skip-link')
      )
    })
    .map((element) => `${name(element)} stands out of the page`)
  const cut = [...document.body.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, a, button, li, dt, dd, figcaption')]
    .filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      return (
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.closest('.visually-hidden')
      )
    })
    .map((element) => `the text of ${name(element)} is cut off`)
  return [...wide, ...out, ...cut]
}

/** All that can be checked of any page: accessibility and layout of what is shown, validity of what was sent. */
export async function audit(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text()
  return [...(await axeProblems(page)), ...(await layoutProblems(page)), ...(await htmlProblems(html))]
}
