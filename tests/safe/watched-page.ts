import { getBrowser } from '../browser/index.ts'

/**
 * Opens a page and says what it did that no page does: opened a dialog, set the mark of a script that got through, broke
 * the policy with a script or style, or asked another host for anything.
 */
export async function watched(origin: string, path: string): Promise<string[]> {
  const context = await (await getBrowser()).newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) seen.push(message.text())
  })
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`))
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      seen.push(`asked ${route.request().url()}`)
      return route.abort()
    },
  )
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)))
  await page.mouse.move(400, 400)
  if (await page.evaluate(() => 'pwned' in window)) seen.push('a script of the content ran')
  if (page.url() !== origin + path) seen.push(`went to ${page.url()}`)
  await context.close()
  return seen
}
